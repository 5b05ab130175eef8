// Takes any option, each as likely as the others: a fuzzer, and the floor of every ladder.
import { bot } from './lib/bot.ts';

export default bot('takes any option, each as likely as the others', (_view, q) => q.roll(q.count));

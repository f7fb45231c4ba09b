import { randomInt } from "node:crypto";

/** A cryptographically secure number in [0, 1): one code must not reveal the next. */
export const cryptoRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

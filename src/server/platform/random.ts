import { randomInt } from "node:crypto";

/** A number from 0 to below 1 that nobody can foretell: who knows one code shall not know the next. */
export const unforeseeable = (): number => randomInt(2 ** 47) / 2 ** 47;

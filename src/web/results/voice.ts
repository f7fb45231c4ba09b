/** Whose results a screen tells: one's own, or those that someone shared. */
export type Voice = "own" | "shared";

/** An amount in euro cents: whole, never negative. Writing it for people is the screen's work. */
export type Cents = number;

/** Who may have an account, in the order in which sign-up offers them. */
export const roles = ["student", "teacher", "parent", "institution"] as const;
/** The roles of an account. */
export type Role = (typeof roles)[number];

/** Who may have an account, in the order in which sign-up offers them. */
export const roles = ["student", "teacher", "parent", "institution"] as const;
/** What an account is for. */
export type Role = (typeof roles)[number];

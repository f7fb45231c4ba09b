/** Who may have an account, in the order in which sign-up offers them. */
export const roles = ["student", "teacher", "parent", "institution"] as const;
export type Role = (typeof roles)[number];

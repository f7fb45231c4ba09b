/** The roles in the order of the sign-up form. */
export const roles = ["student", "teacher", "parent", "institution"] as const;
export type Role = (typeof roles)[number];

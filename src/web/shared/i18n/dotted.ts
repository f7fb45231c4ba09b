/** Joins short texts in one line, with a dot between them that never starts a line; empty texts are left out. */
export const dotted = (parts: readonly string[]): string => parts.filter(Boolean).join("\u00a0· ");

/** Several short things in one line, a dot between them that stays on the line of what it follows. */
export const dotted = (parts: readonly string[]): string => parts.join("\u00a0· ");

/** Several short things in one line, a dot between them that stays on the line of what it follows; empty ones left out. */
export const dotted = (parts: readonly string[]): string => parts.filter(Boolean).join("\u00a0· ");

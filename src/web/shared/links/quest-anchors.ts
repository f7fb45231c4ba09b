import type { QuestDomainKey } from "#domain/quest/quest.ts";

/** The element id of a game's heading on the quest's page: links to a game end there, and the focus returns to it. */
export const gameAnchor = (gameId: string): string => `game-${gameId}`;

/** The element id of a domain's section. */
export const domainAnchor = (key: QuestDomainKey): string => `quest-${key}`;

import type { QuestDomainKey } from "#domain/quest/quest.ts";

/** The id of a domain's part of the page. */
export const domainAnchor = (key: QuestDomainKey): string => `quest-${key}`;

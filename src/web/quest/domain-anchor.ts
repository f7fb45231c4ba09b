import type { QuestDomainKey } from "#domain/quest/quest.ts";

/** The element id of a domain's section. */
export const domainAnchor = (key: QuestDomainKey): string => `quest-${key}`;

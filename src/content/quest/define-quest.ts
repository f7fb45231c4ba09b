import * as z from "zod/mini";
import { localized } from "#contract/shared.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { gameIds, optionCount, questDomainKeys } from "#domain/quest/quest.ts";

const words = localized(z.string().check(z.minLength(1)));
const paragraph = localized(z.string().check(z.minLength(40), z.maxLength(900)));
const icon = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/));

const questionSchema = z.strictObject({
	/** The evidence in one line of a phone; it names no number that the evidence or the story does not. */
	brief: localized(z.string().check(z.minLength(30), z.maxLength(48))),
	/** The findings so far: they contain everything needed to answer. */
	evidence: paragraph,
	question: words,
	options: z.array(words).check(z.length(optionCount)),
	/** Index of the one right option. */
	correctAnswer: z.int().check(z.gte(0), z.lt(optionCount)),
	/** Teaches why the answer is right and why the tempting one is not. */
	explanation: paragraph,
});

const gameSchema = z.strictObject({
	id: z.enum(gameIds),
	domain: z.enum(questDomainKeys),
	xp: z.int().check(z.positive()),
	title: words,
	/** The case in one question, the largest words of the quest's page. */
	hook: localized(z.string().check(z.minLength(10), z.maxLength(70))),
	story: paragraph,
	unlocks: z.array(z.enum(careerIds)).check(z.minLength(1), z.maxLength(3)),
	questions: z.array(questionSchema).check(z.minLength(1)),
});
export type GameSource = z.infer<typeof gameSchema>;

const questSchema = z.strictObject({
	/** The five cards, in the order shown. */
	domains: z
		.array(z.strictObject({ key: z.enum(questDomainKeys), icon, title: words, description: words }))
		.check(z.length(questDomainKeys.length)),
	/** The seven games, in the order shown within their domains. */
	games: z.array(gameSchema),
	/** The six badges, in the order of their published rules. */
	badges: z
		.array(z.strictObject({ id: z.enum(badgeIds), icon, name: words, description: words }))
		.check(z.length(badgeIds.length)),
});
export type QuestSource = z.infer<typeof questSchema>;

/** Checks one game at build; throws with the path of the error. */
export const defineGame = (source: GameSource): GameSource => gameSchema.parse(source);

/** Checks the whole quest at build; throws with the path of the error. */
export const defineQuest = (source: QuestSource): QuestSource => questSchema.parse(source);

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { careersIn, isNoneOption } from "#domain/quiz/questionnaire.ts";
import { locales } from "#domain/shared/locale.ts";
import { defineQuestionnaire, type QuestionnaireSource, questionKeys } from "./define-questionnaire.ts";
import { currentQuestionnaire, publishedSources } from "./index.ts";

const multiSelect = ["subjects", "activities", "interests", "tech-preference", "scale-preference"];
/** Questions and options of a version in their frozen order: codes contain their indexes. */
const frozen1 = {
	subjects:
		"cells-and-body animals-and-plants chemistry physics mathematics computing earth-and-maps technology",
	activities:
		"exploring-nature stones-and-rivers cooking-and-growing coding repairing watching-the-sky puzzles medical-mystery",
	environment: "laboratory outdoors far-away screens hospital workshop whiteboard museum",
	goals: "treatment restored-place better-food discovery useful-tool early-warning passed-on solved-case",
	"work-style": "organise hard-part measure build go-and-see graphs experiment tell", // cspell:disable-line
	interests:
		"galaxies brain outbreak wild-lives restless-earth thinking-machines ancient-dna tomorrows-goods",
	"learning-style": "try-it observe compare-sources from-the-basics diagram simulate figures explain-it",
	"research-approach": "analyse-water microscope food-web trace-water from-above records equations device",
	"career-motivation": "caring understanding open-air making clues daily-life big-picture lightbulb",
	"time-horizon": "hours weeks season years decades always deep-past",
	uncertainty: "measure-again odds find-the-slip look-again bold-idea deciding-test safe-choice ask-around",
	"impact-preference":
		"patients everyone wild-species farms-and-tables users future-planet knowledge other-researchers",
	"tech-preference":
		"microscopes giant-instruments satellites field-kit analysers prototyping programs whiteboard",
	"scale-preference": "molecules cells body in-the-hand landscape crowds planet universe",
	communication: "workshop let-them-try precise-article chart film advise face-to-face open-data",
	"big-question": "universe epidemics minds climate food origins species repair",
};
const frozen2 = {
	...frozen1,
	environment: "laboratory outdoors desk hospital workshop kitchen public-office museum",
	goals: "treatment restored-place better-food relied-on new-idea deep-past justice passed-on",
	"research-approach":
		"sample microscope watch-on-site back-to-origin from-above records equations instrument",
	"time-horizon": "one-day some-weeks some-months some-years decades lifetime",
	"impact-preference":
		"patients neighbours wild-species farms-and-tables users millions wronged curious-minds",
	"big-question": "universe health minds beyond-oil warming-planet food-and-water heredity true-or-false",
};
const frozen3 = {
	subjects:
		"body-and-mind animals-and-plants chemistry physics mathematics computing earth-and-maps technology none",
	activities:
		"living-things stones-and-rivers recipes-and-mixtures coding repairing watching-the-sky puzzles body-and-microscope none",
	environment: "laboratory outdoors desk observatory hospital workshop public-service museum none",
	goals:
		"treatment protected-many saved-nature better-food clean-energy everyday-tool discovery passed-on none",
	"work-style": "organise hard-part measure build go-and-see graphs experiment explain none",
	interests:
		"galaxies brain outbreak wild-lives restless-earth machines-and-codes dna-clues water-food-materials none",
	"learning-style": "try-it observe look-it-up from-the-basics diagram patterns explain-it none",
	"research-approach":
		"lab-samples one-change watch-on-site back-to-origin from-above records equations prototype none",
	"career-motivation": "caring protecting big-mystery open-air making clues forecast lightbulb none",
	"time-horizon": "one-day some-weeks some-months some-years decades lifetime none",
	uncertainty: "check-steps odds collect-more bold-idea deciding-test works-for-both ask-around none",
	"impact-preference":
		"ill-or-disabled neighbours wild-species farms-and-tables users millions treated-unfairly curious-minds none",
	"tech-preference":
		"seeing-inside giant-telescope satellites field-kit analysers prototyping programs pen-and-paper none",
	"scale-preference": "molecules cells body in-the-hand landscape unseen-numbers planet universe none",
	communication: "club to-try-out full-report chart film advise face-to-face none",
	"big-question":
		"universe-made-of illness-and-disability brains-and-machines beyond-oil warming-planet food-and-water origins sure-or-not none",
};
/** A different digest means that shared links would show other results: publish a new version instead. */
const published = [
	{ version: 1, frozen: frozen1, digest: "83b22cf7190007aa07555b6fc354ba8ab381fb8056cd97b27a37a302173eabae" },
	{ version: 2, frozen: frozen2, digest: "30dee9fa1fe8c63964ed7b27b47c8dad8eed56b07b4a28561681823734cab43b" },
	{ version: 3, frozen: frozen3, digest: "8ba794556253ad5fff86d19c7663357b656e38d1a7b90483af60105968a6c042" },
] as const;

it("three versions are published, and none is ever removed", () => {
	expect(publishedSources.map(({ version }) => version)).toEqual(published.map(({ version }) => version));
});

describe.each(published)("version $version of the questionnaire", ({ version, frozen, digest }) => {
	const questionnaire = publishedSources.find((one) => one.version === version) ?? publishedSources[0];
	if (!questionnaire) throw new Error("nothing is published");
	const questionnaireKeys = questionKeys(questionnaire);
	const everyText = questionnaire.questions.flatMap((question) =>
		[question, ...question.options].map(({ text }) => text),
	);

	// shows 3.7, 9.3, 9.4
	it("the version asks the specification's questions in its order", () => {
		expect(questionnaire.questions.map(({ id }) => id)).toEqual(Object.keys(frozen));
		const several = questionnaire.questions.filter((question) => question.multiSelect);
		expect(several.map(({ id }) => id)).toEqual(multiSelect);
		expect(questionnaire.questions.at(-1)?.text.en).toBe(
			"Which question would you most like to help answer?",
		);
	});

	it("the options and the questions about the sciences stay frozen", () => {
		const order = questionnaire.questions.map(({ id, options }) => [
			id,
			options.map((each) => each.id).join(" "),
		]);
		expect(Object.fromEntries(order)).toEqual(frozen);
		expect(createHash("sha256").update(JSON.stringify(questionnaireKeys)).digest("hex")).toBe(digest);
	});

	it("the texts follow each language's typography, and no text occurs twice in a question", () => {
		for (const locale of locales) {
			for (const text of everyText) expect(text[locale]).not.toMatch(/['"]|\.\.\.| {2}|—/);
			for (const { options } of questionnaire.questions) {
				expect(new Set(options.map(({ text }) => text[locale])).size).toBe(options.length);
			}
		}
		// French has a no-break space before a colon and a narrow one before a question mark.
		for (const { fr } of everyText) expect(fr).not.toMatch(/[^\u00a0]:|[^\u202f][?!;]/);
	});

	it("the options have comparable lengths", () => {
		for (const { options } of questionnaire.questions) {
			for (const locale of locales) {
				const lengths = options.map(({ text }) => text[locale].length);
				expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(45);
			}
		}
	});

	it("each career occurs in every question, and no category in more than half of the options", () => {
		const placed = careersIn(questionnaireKeys);
		for (const { options } of questionnaireKeys.questions) {
			const named = new Set(options.flatMap((option) => option.careerIds));
			expect(placed.filter((id) => !named.has(id))).toEqual([]);
			const categories = options.flatMap((option) => option.careerCategories);
			for (const key of categoryKeys) {
				expect(categories.filter((each) => each === key).length).toBeLessThanOrEqual(options.length / 2);
			}
		}
	});

	// shows 3.7
	it("the structure for the rules contains no words", () => {
		expect(questionnaireKeys.version).toBe(version);
		expect(JSON.stringify(questionnaireKeys)).not.toContain("text");
		expect(questionKeys(questionnaire)).toEqual(questionnaireKeys);
	});

	// shows 3.8
	it("unknown careers, missing words and repeated ids are refused", () => {
		const change = (edit: (source: QuestionnaireSource) => void) => {
			const copy = structuredClone(questionnaire);
			edit(copy);
			return () => defineQuestionnaire(copy);
		};
		const firstOption = (source: QuestionnaireSource) => source.questions[0]?.options[0];
		expect(change(() => {})).not.toThrow();
		expect(change((copy) => firstOption(copy)?.careerIds.push("alchemist" as "geologist"))).toThrow();
		expect(change((copy) => firstOption(copy)?.careerCategories.push("magic" as "space"))).toThrow();
		expect(change((copy) => firstOption(copy)?.careerIds.push("neuroscientist"))).toThrow();
		expect(change((copy) => Object.assign(firstOption(copy)?.text ?? {}, { fr: "" }))).toThrow();
		expect(change((copy) => copy.questions.push(...copy.questions.slice(0, 1)))).toThrow();
		expect(change((copy) => copy.questions[0]?.options.splice(3))).toThrow();
	});
});

describe("None of these", () => {
	const questions = publishedSources.find(({ version }) => version === 3)?.questions ?? [];

	it("the option is the last of every question from version 3 on, and of none before", () => {
		for (const { version, questions } of publishedSources)
			for (const { options } of questions) {
				const none = options.flatMap((option, index) => (isNoneOption(option) ? [index] : []));
				expect(none).toEqual(version < 3 ? [] : [options.length - 1]);
			}
	});

	it("the option has the same words everywhere", () => {
		for (const { options } of questions)
			expect(options.at(-1)?.text).toEqual({ en: "None of these", fr: "Aucune de ces réponses" });
	});

	it("a second one, one that is not last, and an option that names a field without a career are refused", () => {
		const change = (edit: (options: QuestionnaireSource["questions"][number]["options"]) => void) => {
			const copy = structuredClone(publishedSources.at(-1));
			if (!copy) throw new Error("nothing is published");
			for (const { options } of copy.questions.slice(0, 1)) edit(options);
			return () => defineQuestionnaire(copy);
		};
		expect(change(() => {})).not.toThrow();
		expect(change((options) => options.reverse())).toThrow();
		expect(
			change((options) => options.push(...options.slice(-1).map((last) => ({ ...last, id: "none-again" })))),
		).toThrow();
		expect(change((options) => options[0]?.careerIds.splice(0))).toThrow();
		expect(change((options) => options[0]?.careerCategories.splice(0))).toThrow();
	});
});

it("the current questionnaire covers every career of the catalogue", () => {
	expect([...careersIn(currentQuestionnaire)].sort()).toEqual([...careerIds].sort());
});

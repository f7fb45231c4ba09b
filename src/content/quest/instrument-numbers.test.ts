import { describe, expect, it } from "vitest";
import { alignment, filletRead } from "#domain/quest/instruments/alignment.ts";
import { atomBlocks, startKilograms, yieldsToday } from "#domain/quest/instruments/atom-blocks.ts";
import { atomEconomy } from "#domain/quest/instruments/atom-molecules.ts";
import { classifier } from "#domain/quest/instruments/classifier.ts";
import { picturesPerAnimal } from "#domain/quest/instruments/forest-pictures.ts";
import { gasGrams, gasLoss, powderGrams } from "#domain/quest/instruments/gas-loss.ts";
import { gel } from "#domain/quest/instruments/gel.ts";
import { lastDay, plantsPerHouse } from "#domain/quest/instruments/greenhouses.ts";
import { hill, startMetres } from "#domain/quest/instruments/hill.ts";
import { inoculation } from "#domain/quest/instruments/inoculation.ts";
import { type Instrument, type InstrumentId, instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import { siteNames } from "#domain/quest/instruments/landing-sites.ts";
import { loadAtBottom, loop, loopRadiusMetres } from "#domain/quest/instruments/loop.ts";
import { lynxPictures, pictures, picturesToCheck, rareLynx } from "#domain/quest/instruments/rare-lynx.ts";
import { spoonsAtFirst } from "#domain/quest/instruments/reagents.ts";
import { crevasseMetres, orderSeconds, signalDelay } from "#domain/quest/instruments/signal-delay.ts";
import { solventFacts, solventPoints } from "#domain/quest/instruments/solvents.ts";
import { plantsPerStrip, strips } from "#domain/quest/instruments/strips.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { quest } from "./quest.ts";

/** Numbers that the texts write out. */
const written: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
	en: { 3: "three", 4: "four", 11: "eleven", 12: "twelve", 16: "sixteen", 20: "twenty", 40: "forty" },
	fr: { 3: "trois", 4: "quatre", 11: "onze", 12: "douze", 16: "seize", 20: "vingt", 40: "quarante" },
};

const worlds = (instrument: Pick<Instrument, "worldOf">) =>
	[0, 1, 2, 3].map((option) => instrument.worldOf(option));

const optionsOf = (instrument: unknown, key: string): number[] =>
	worlds(instrument as Instrument).map(({ settings }) => Number(settings[key]));

const figuresOf = (instrument: unknown, evidence: number): Readonly<Record<string, number>> => {
	const { run, evidence: rows } = instrument as Instrument;
	const settings = rows[evidence];
	if (!settings) throw new Error(`There is no evidence ${evidence}`);
	return run(settings).figures;
};

const [weighedA, weighedB] = [figuresOf(atomBlocks, 0), figuresOf(atomBlocks, 1)];
const [taught, programY] = [figuresOf(classifier, 0), figuresOf(rareLynx, 1)];
const pureGas = Math.round((100 * gasGrams(100, 200)) / powderGrams);

/** The numbers of each instrument at the evidence of its question: the text has the same. */
const shown: Readonly<Record<InstrumentId, readonly (number | undefined)[]>> = {
	greenhouses: [plantsPerHouse, lastDay / 7],
	inoculation: [],
	strips: [plantsPerStrip, ...[0, 1, 3].map((row) => figuresOf(strips, row).sick)],
	alignment: [filletRead.length, figuresOf(alignment, 0).mismatches, figuresOf(alignment, 1).mismatches],
	gel: [],
	reagents: [spoonsAtFirst],
	"gas-loss": [
		powderGrams,
		pureGas,
		pureGas / 2,
		...worlds(gasLoss as unknown as Instrument)
			.slice(0, 3)
			.map(({ reading }) => reading.figures.percent),
	],
	"atom-blocks": [
		startKilograms,
		Math.round(100 * atomEconomy("A")),
		yieldsToday.A,
		yieldsToday.B,
		weighedA.product,
		weighedA.waste,
		weighedB.product,
		weighedB.waste,
	],
	solvents: [solventFacts.hexane.yieldPercent],
	hill: [
		startMetres,
		(100 * (figuresOf(hill, 1).heat ?? 0)) / startMetres,
		startMetres - (figuresOf(hill, 1).heat ?? 0),
		...optionsOf(hill, "summitMetres"),
	],
	loop: [2 * loopRadiusMetres, ...optionsOf(loop, "startMetres"), Math.round(10 * loadAtBottom(24)) / 10],
	"signal-delay": [
		crevasseMetres,
		signalDelay.initial.speedCentimetres,
		signalDelay.initial.delayMinutes,
		orderSeconds(signalDelay.initial.delayMinutes) / 60,
		orderSeconds(signalDelay.initial.delayMinutes),
		Math.round(figuresOf(signalDelay, 0).metres ?? 0),
	],
	"landing-sites": [siteNames.length],
	classifier: [picturesPerAnimal, picturesPerAnimal - 1, taught.fresh, taught.forest],
	"rare-lynx": [
		pictures,
		lynxPictures,
		picturesToCheck,
		figuresOf(rareLynx, 0).accuracy,
		programY.found,
		programY.alarms,
		programY.check,
	],
};

const questions = quest.games.flatMap((game) =>
	game.questions.map((question, index) => ({
		id: instrumentsOf[game.id][index] as InstrumentId,
		question,
		story: index === 0 ? game.story : null,
	})),
);

describe.each(["en", "fr"] as const)("the numbers in the questions in %s", (locale) => {
	it.each(questions)("every number of $id is one that its instrument shows", ({ id, question, story }) => {
		const { evidence, options, explanation } = question;
		const text = [story, evidence, ...options, explanation]
			.map((each) => each?.[locale] ?? "")
			.join("\n")
			.replace(/(\d)[,\s](?=\d{3}(?!\d))/g, "$1");
		for (const number of shown[id]) {
			const words = written[locale][number ?? Number.NaN];
			const pattern = words === undefined ? `${number}` : `(?:${number}|${words})`;
			expect(text, `${number}`).toMatch(new RegExp(`(?<![\\d\\p{L}])${pattern}(?![\\d\\p{L}])`, "iu"));
		}
	});
});

describe("the questions without numbers", () => {
	it("only one experiment and only one run are conclusive, as the text says", () => {
		expect(Object.keys(shown).filter((id) => shown[id as InstrumentId].length === 0)).toEqual([
			"inoculation",
			"gel",
		]);
		for (const instrument of [inoculation, gel])
			expect(
				worlds(instrument as unknown as Instrument).map(
					({ settings }) => (instrument as unknown as Instrument).run(settings).outcome === "conclusive",
				),
			).toEqual(worlds(instrument as unknown as Instrument).map(({ fits }) => fits));
	});

	it("water makes no product, whatever the weights", () => {
		expect(solventFacts.water.yieldPercent).toBe(0);
		for (const weight of [1, 3, 5])
			expect(solventPoints("water", { yieldWeight: 1, hazardWeight: weight, energyWeight: weight })).toBe(0);
	});
});

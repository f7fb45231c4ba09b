import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignment, compare, filletRead, referenceFish } from "./alignment.ts";
import {
	atomBlocks,
	atomEconomy,
	atomsOf,
	molarMass,
	type Recipe,
	recipes,
	startKilograms,
	weigh,
	yieldsToday,
} from "./atom-blocks.ts";
import {
	classifier,
	forestGroups,
	groupPictures,
	isRight,
	seededNumbers,
	trainClassifier,
	trainingPictures,
} from "./classifier.ts";
import { gasGrams } from "./gas-loss.ts";
import { gel } from "./gel.ts";
import { greenhouses, lastDay, shareByDay } from "./greenhouses.ts";
import { gravity, hill, rideHill, speedOf, startMetres } from "./hill.ts";
import { inoculation } from "./inoculation.ts";
import { airDensity, landingSites, mapLayers } from "./landing-sites.ts";
import { leastTopSpeed, loop, loopRadiusMetres, rideLoop } from "./loop.ts";
import { lynxPictures, pictures, rareLynx, shareAbove } from "./rare-lynx.ts";
import { powderTests, reagents, spoonsAtFirst } from "./reagents.ts";
import { marsMillionKilometres, orderSeconds, signalDelay, signalMinutes } from "./signal-delay.ts";
import { solventNames, solventPoints, solvents } from "./solvents.ts";
import { strips } from "./strips.ts";

const heights = fc.record({
	summitMetres: fc.double({ min: 5, max: 40, noNaN: true }),
	valleyMetres: fc.double({ min: 0, max: 4, noNaN: true }),
});
const losses = fc.double({ min: 0, max: 0.3, noNaN: true });

describe("roller coaster, hill", () => {
	it("never creates energy: height, motion and heat add up to the start, and heat only grows", () => {
		fc.assert(
			fc.property(heights, losses, (track, loss) => {
				const { ride } = rideHill({ ...hill.initial, ...track }, loss);
				let heatBefore = 0;
				for (const { height, motion, heat } of ride) {
					expect(height + motion + heat).toBeCloseTo(startMetres, 6);
					expect(motion).toBeGreaterThanOrEqual(0);
					expect(heat).toBeGreaterThanOrEqual(heatBefore - 1e-9);
					heatBefore = heat;
				}
			}),
		);
	});

	it("passes a summit exactly where the energy left is worth more than its height", () => {
		fc.assert(
			fc.property(heights, losses, (track, loss) => {
				const left = startMetres * (1 - loss);
				fc.pre(Math.abs(left - track.summitMetres) > 1e-6);
				const { outcome, ride } = rideHill({ ...hill.initial, ...track }, loss);
				expect(outcome).toBe(left > track.summitMetres ? "passed" : "stopped");
				// The ride that is drawn ends where the sentence says it does.
				expect((ride.at(-1)?.along ?? 0) > 0.9).toBe(outcome === "passed");
			}),
		);
	});

	it("lets neither the valley nor the train's mass change what happens on the summit", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 15, max: 34 }),
				fc.integer({ min: 1, max: 14 }),
				(summitMetres, valleyMetres) => {
					const one = hill.run({ ...hill.initial, summitMetres });
					const other = hill.run({ ...hill.initial, summitMetres, valleyMetres, train: "full" });
					expect(other.outcome).toBe(one.outcome);
					if (one.outcome === "passed") expect(other.figures).toEqual(one.figures);
				},
			),
		);
	});

	it("gives the numbers of the text: 27 m are left, 25 m pass with 6.3 m/s, 30 m need no friction and arrive at rest", () => {
		expect(hill.run({ ...hill.initial, summitMetres: 26 }).outcome).toBe("passed");
		expect(hill.run({ ...hill.initial, summitMetres: 27 }).outcome).toBe("balanced");
		expect(hill.run({ ...hill.initial, summitMetres: 28 }).outcome).toBe("stopped");
		const { figures } = hill.run({ ...hill.initial, summitMetres: 25 });
		expect(figures.speed).toBeCloseTo(Math.sqrt(2 * 9.81 * 2), 9);
		expect(figures.heat).toBeCloseTo(3, 9);
		const free = hill.run({ ...hill.initial, summitMetres: 30, friction: "off" });
		expect([free.outcome, free.figures.speed]).toEqual(["balanced", 0]);
		expect(hill.run({ ...hill.initial, summitMetres: 33, friction: "off" }).outcome).toBe("stopped");
	});
});

describe("roller coaster, loop", () => {
	it("falls below v² = g r at the top, and stays on the rail from there on", () => {
		fc.assert(
			fc.property(fc.double({ min: 9, max: 40, noNaN: true }), losses, (start, loss) => {
				const { outcome, figures } = rideLoop(start, loss);
				const squared = 2 * gravity * (start * (1 - loss) - 2 * loopRadiusMetres);
				fc.pre(Math.abs(squared - gravity * loopRadiusMetres) > 1e-6);
				expect(outcome === "through").toBe(squared >= gravity * loopRadiusMetres);
				expect(figures.topSpeed).toBeCloseTo(Math.sqrt(Math.max(0, squared)), 9);
			}),
		);
	});

	it("gives the speeds of the text: 8.9 m/s are needed; 0, 6.3, 8.9 and 12.5 m/s without friction", () => {
		expect(leastTopSpeed(loopRadiusMetres)).toBeCloseTo(8.9, 1);
		const speeds = [16, 18, 20, 24].map(
			(start) => loop.run({ startMetres: start, friction: "off" }).figures.topSpeed,
		);
		expect(speeds.map((speed) => speed?.toFixed(1))).toEqual(["0.0", "6.3", "8.9", "12.5"]);
		expect(loop.run({ startMetres: 20, friction: "off" }).outcome).toBe("through");
		expect(loop.run({ startMetres: 20, friction: "on" }).outcome).toBe("falls");
	});

	it("rolls back below the centre and leaves the rail only above it", () => {
		fc.assert(
			fc.property(fc.double({ min: 1, max: 40, noNaN: true }), losses, (start, loss) => {
				const { outcome, leavesAt } = rideLoop(start, loss);
				if (outcome === "back") expect(leavesAt).toBeLessThanOrEqual(Math.PI / 2);
				if (outcome === "falls") expect(leavesAt).toBeGreaterThan(Math.PI / 2);
			}),
		);
	});

	it("turns height into speed by v = √(2gh)", () => {
		expect(speedOf(5)).toBeCloseTo(Math.sqrt(2 * 9.81 * 5), 12);
		expect(speedOf(-1)).toBe(0);
	});
});

describe("image recognition, classifier", () => {
	it("gives the numbers of the text: 23 of 24 at home, 61 % elsewhere, 78 and 81 mistaken", () => {
		const { figures, right } = classifier.run(classifier.initial);
		expect(right).toEqual({ boarNight: 94, deerDay: 95, deerNight: 22, boarDay: 19 });
		expect([figures.home, figures.forest, Math.round((100 * 23) / 24)]).toEqual([23, 61, 96]);
	});

	it("beats the shortcut when it is trained on balanced heaps, whatever the pictures", () => {
		const balanced = trainClassifier(trainingPictures(6, 6), 200);
		const skewed = trainClassifier(trainingPictures(1, 0), 200);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
				const share = (weights: typeof balanced) =>
					forestGroups.flatMap((group) => groupPictures(group, seed)).filter((each) => isRight(weights, each))
						.length;
				expect(share(balanced)).toBeGreaterThan(share(skewed));
			}),
			{ numRuns: 30 },
		);
		expect(Math.abs(balanced.clues[0] ?? 9)).toBeLessThan(skewed.clues[0] ?? 0);
	});

	it("strengthens the shortcut with more passes over the same pictures", () => {
		const longer = classifier.run({ ...classifier.initial, passes: "2000" });
		const usual = classifier.run(classifier.initial);
		expect(longer.figures.darkness).toBeGreaterThan(usual.figures.darkness ?? 9);
		expect(longer.figures.forest).toBeLessThan(usual.figures.forest ?? 0);
	});

	it("draws the same pictures from the same seed", () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const [one, other] = [seededNumbers(seed), seededNumbers(seed)];
				const number = one();
				expect(other()).toBe(number);
				expect(number >= 0 && number < 1).toBe(true);
			}),
		);
	});
});

describe("image recognition, lynx", () => {
	it("gives the numbers of the text: 98 %, and 17 + 40 at 95.7 %", () => {
		expect(rareLynx.run({ program: "X", caution: 4 }).figures).toEqual({
			found: 0,
			missed: 20,
			alarms: 0,
			check: 0,
			accuracy: 98,
		});
		expect(rareLynx.run({ program: "Y", caution: 4 }).figures).toEqual({
			found: 17,
			missed: 3,
			alarms: 40,
			check: 57,
			accuracy: 95.7,
		});
	});

	it("counts every picture once, and trades lynx found for false alarms", () => {
		for (let caution = 1; caution <= 10; caution += 1) {
			const bolder = rareLynx.run({ program: "Y", caution: caution - 1 }).figures;
			const { found, missed, alarms, check, accuracy } = rareLynx.run({ program: "Y", caution }).figures;
			expect(found).toBeLessThanOrEqual(bolder.found);
			expect(alarms).toBeLessThanOrEqual(bolder.alarms);
			expect(found + missed).toBe(lynxPictures);
			expect(check).toBe(found + alarms);
			expect(accuracy * (pictures / 100)).toBeCloseTo(pictures - missed - alarms, 6);
		}
	});

	it("knows the normal curve", () => {
		expect(shareAbove(0)).toBeCloseTo(0.5, 6);
		expect(shareAbove(1.959964)).toBeCloseTo(0.025, 6);
		fc.assert(
			fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (z) => {
				expect(shareAbove(z) + shareAbove(-z)).toBeCloseTo(1, 6);
			}),
		);
	});
});

describe("green chemistry", () => {
	it("balances its atoms: none is made, none is lost", () => {
		for (const { from, to } of Object.values(recipes)) {
			expect(atomsOf([...to])).toEqual(atomsOf([...from]));
			expect(molarMass([...to])).toBeCloseTo(molarMass([...from]), 9);
		}
	});

	it("has the atom economies of the text, 40 % and 100 %, and recipe B one yield in both questions", () => {
		expect(Math.round(100 * atomEconomy("A"))).toBe(40);
		expect(atomEconomy("B")).toBeCloseTo(1, 9);
		expect(solvents.run(solvents.initial).points.hexane).toBeCloseTo(yieldsToday.B, 9);
		const waste = (recipe: Recipe) => atomBlocks.run({ recipe, yieldPercent: yieldsToday[recipe] }).figures;
		expect([waste("A").product, waste("A").waste, waste("B").product, waste("B").waste]).toEqual([
			38, 62, 80, 20,
		]);
	});

	it("ends every kilogram somewhere", () => {
		fc.assert(
			fc.property(
				fc.double({ min: 0.01, max: 1, noNaN: true }),
				fc.integer({ min: 0, max: 100 }),
				(economy, percent) => {
					const { product, beside, astray, waste } = weigh(economy, percent).figures;
					expect(product + beside + astray).toBe(startKilograms);
					expect(product + waste).toBe(startKilograms);
					expect(astray).toBeGreaterThanOrEqual(-1);
				},
			),
		);
	});

	const weight = fc.integer({ min: 1, max: 5 });
	it("finds ethanol best wherever danger counts at least as much as yield and energy, hexane and water never", () => {
		fc.assert(
			fc.property(weight, weight, weight, (yieldWeight, hazardWeight, energyWeight) => {
				const { outcome } = solvents.run({ yieldWeight, hazardWeight, energyWeight });
				if (hazardWeight >= Math.max(yieldWeight, energyWeight)) expect(outcome).toBe("ethanol");
				expect(["ethanol", "dichloromethane"]).toContain(outcome);
			}),
		);
		for (const name of solventNames)
			expect(solventPoints(name, { yieldWeight: 0, hazardWeight: 0, energyWeight: 0 })).toBe(0);
	});
});

describe("mission to Mars", () => {
	it("adds its delays up, and drives 57.6 m before the order arrives", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (one, other) => {
				expect(orderSeconds(one + other)).toBe(orderSeconds(one) + orderSeconds(other));
			}),
		);
		expect(orderSeconds(12)).toBe(1440);
		expect(signalDelay.run(signalDelay.initial)).toMatchObject({
			outcome: "fell",
			figures: { metres: 57.6 },
		});
		expect(signalDelay.run({ ...signalDelay.initial, transmitter: "stronger" })).toEqual(
			signalDelay.run(signalDelay.initial),
		);
	});

	it("lets delays be set that Mars really has", () => {
		const control = signalDelay.controls.find(({ key }) => key === "delayMinutes");
		expect(control).toMatchObject({
			min: Math.floor(signalMinutes(marsMillionKilometres.nearest)),
			max: Math.floor(signalMinutes(marsMillionKilometres.furthest)),
		});
	});

	it("always stops a rover that watches for itself", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 10 }),
				fc.integer({ min: 3, max: 22 }),
				(speedCentimetres, delayMinutes) => {
					const settings = {
						...signalDelay.initial,
						driver: "rover" as const,
						speedCentimetres,
						delayMinutes,
					};
					expect(signalDelay.run(settings).outcome).toBe("stopped");
				},
			),
		);
	});

	it("leaves fewer sites open with every layer, in any order, and the delta alone in the end", () => {
		fc.assert(
			fc.property(fc.subarray([...mapLayers]), fc.constantFrom(...mapLayers), (on, more) => {
				const withLayers = (layers: readonly string[]) =>
					landingSites.run({
						air: layers.includes("air") ? "on" : "off",
						slope: layers.includes("slope") ? "on" : "off",
						sun: layers.includes("sun") ? "on" : "off",
						minerals: layers.includes("minerals") ? "on" : "off",
					}).open;
				const open = withLayers(on);
				expect(withLayers([...on, more]).every((site) => open.includes(site))).toBe(true);
				expect(withLayers(mapLayers)).toEqual(["delta"]);
			}),
		);
		expect(airDensity(20)).toBeLessThan(airDensity(-2.6) / 7);
	});
});

describe("plant outbreak", () => {
	it("counts 34 and 3 of 40, whatever but the water is changed", () => {
		const value = (key: string) => {
			const control = greenhouses.controls.find((each) => each.key === key);
			return fc.constantFrom(...(control?.kind === "choice" ? control.values : []));
		};
		const others = ["minerals", "variety", "light"].flatMap((factor) => [`${factor}One`, `${factor}Two`]);
		fc.assert(
			fc.property(fc.record(Object.fromEntries(others.map((key) => [key, value(key)]))), (changed) => {
				const { figures } = greenhouses.run({ ...greenhouses.initial, ...changed });
				expect([figures.sickOne, figures.sickTwo]).toEqual([34, 3]);
			}),
		);
	});

	it("lets the disease only spread, from nothing to what was counted", () => {
		expect([shareByDay(0), shareByDay(lastDay)]).toEqual([0, 1]);
		for (let day = 1; day <= lastDay; day += 1) expect(shareByDay(day)).toBeGreaterThan(shareByDay(day - 1));
	});

	it("tells the fungus from all others only with water plants and a second look", () => {
		for (const control of ["without", "with"] as const)
			for (const again of ["no", "yes"] as const)
				expect(inoculation.run({ experiment: "spores", control, again }).outcome).toBe(
					control === "with" && again === "yes" ? "tells" : "cannot",
				);
		for (const experiment of ["moreLeaves", "readDna", "fungicide"] as const)
			expect(inoculation.run({ experiment, control: "with", again: "yes" }).figures.excluded).toBe(0);
	});

	it("counts 17, 11, 5 and 2 of 20", () => {
		expect(strips.evidence.slice(0, 4).map((settings) => strips.run(settings).figures.sick)).toEqual([
			17, 11, 5, 2,
		]);
		const sick = (change: object) => strips.run({ ...strips.initial, ...change }).figures.sick;
		expect(sick({ antibiotic: "sprayed" })).toBe(17);
		expect(sick({ spacing: "closer" })).toBeGreaterThan(17);
	});
});

describe("DNA detective", () => {
	it("differs three times from cod and haddock, never from saithe, and from all of them wherever it is slid", () => {
		expect(alignment.evidence.map((settings) => alignment.run(settings).figures.mismatches)).toEqual([
			3, 3, 0,
		]);
		for (const reference of referenceFish)
			for (let slide = -4; slide <= 4; slide += 1)
				if (reference !== "saithe" || slide !== 0)
					expect(alignment.run({ reference, slide }).figures.mismatches).toBeGreaterThan(0);
	});

	it("counts as mismatches what does not match", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...referenceFish),
				fc.integer({ min: -4, max: 4 }),
				fc.array(fc.constantFrom("A", "C", "G", "T"), { minLength: 16, maxLength: 16 }),
				(reference, slide, letters) => {
					const { matches, strand, figures } = compare({ reference, slide }, letters.join(""));
					expect(figures.mismatches).toBe(
						letters.filter((letter, place) => letter !== strand[place + 4 + slide]).length,
					);
					expect(matches).toHaveLength(filletRead.length);
				},
			),
		);
	});

	it("says something of the fillet only when no stray DNA can be left and the water tube is looked at", () => {
		for (const products of ["opened", "new"] as const)
			for (const tools of ["used", "clean"] as const)
				for (const water of ["shown", "hidden"] as const) {
					const tells = products === "new" && tools === "clean" && water === "shown";
					expect(gel.run({ products, tools, water }).outcome === "tells").toBe(tells);
				}
		expect(gel.run(gel.initial).ifSaithe).toEqual(["saithe", "saithe", "saithe"]);
		expect(gel.run({ products: "new", tools: "clean", water: "shown" }).ifCod).toEqual([
			"cod",
			"cod",
			"empty",
		]);
	});
});

describe("mystery substance", () => {
	it("never uses more powder than there is, and only narrows what is possible", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...powderTests), { maxLength: 8 }), (tests) => {
				const settings = tests.map((test) => ({ jar: "A" as const, test }));
				let before = reagents.run({ jar: "sugar", test: "water" });
				settings.forEach((each, place) => {
					const reading = reagents.run(each, settings.slice(0, place));
					expect(reading.figures.spoons).toBeGreaterThanOrEqual(0);
					expect(reading.figures.spoons).toBeLessThanOrEqual(before.figures.spoons ?? spoonsAtFirst);
					expect(reading.possible.every((powder) => before.possible.includes(powder))).toBe(true);
					expect(reading.possible).toContain("salt");
					before = reading;
				});
			}),
		);
	});

	it("rewards order: the four tests of the text fit into the jar only if water comes before the probe", () => {
		const last = (tests: readonly (typeof powderTests)[number][]) => {
			const settings = tests.map((test) => ({ jar: "A" as const, test }));
			return reagents.run(settings.at(-1) ?? reagents.initial, settings.slice(0, -1));
		};
		expect(last(["water", "probe", "vinegar", "iodine"])).toMatchObject({
			possible: ["salt"],
			figures: { spoons: 1 },
		});
		expect(last(["heat", "heat", "probe"]).outcome).toBe("used-up");
	});

	it("loses 5.2 g of gas from 10 g of pure powder and 2.6 g from jar B, in proportion, with vinegar enough", () => {
		expect(gasGrams(100, 150)).toBeCloseTo(5.239, 3);
		expect(gasGrams(50, 150)).toBeCloseTo(2.619, 3);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 200 }), (percent, vinegar) => {
				const lost = gasGrams(percent, vinegar);
				expect(lost).toBeLessThanOrEqual((gasGrams(100, 1000) * percent) / 100 + 1e-9);
				expect(gasGrams(percent, vinegar + 1)).toBeGreaterThanOrEqual(lost);
			}),
		);
	});
});

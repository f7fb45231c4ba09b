import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gravity, hill, rideHill, speedOf, startMetres } from "./hill.ts";
import {
	airDensity,
	landingSites,
	mapLayers,
	passesLayer,
	ruledOut,
	siteNames,
	siteSpots,
} from "./landing-sites.ts";
import { loadAtBottom, loop, loopRadiusMetres, minTopSpeed, rideLoop } from "./loop.ts";
import { groundAt, mapFeatures, mapSize } from "./mars-map.ts";
import { marsMillionKilometres, orderSeconds, signalDelay, signalMinutes } from "./signal-delay.ts";

const heights = fc.record({
	summitMetres: fc.double({ min: 5, max: 40, noNaN: true }),
	valleyMetres: fc.double({ min: 0, max: 4, noNaN: true }),
});
const losses = fc.double({ min: 0, max: 0.3, noNaN: true });

describe("roller coaster, hill", () => {
	it("energy is conserved: height, motion and heat add up to the start, and heat only grows", () => {
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

	it("the train passes a summit exactly where its remaining energy exceeds the summit's height", () => {
		fc.assert(
			fc.property(heights, losses, (track, loss) => {
				const left = startMetres * (1 - loss);
				fc.pre(Math.abs(left - track.summitMetres) > 1e-6);
				const { outcome, ride } = rideHill({ ...hill.initial, ...track }, loss);
				expect(outcome).toBe(left > track.summitMetres ? "passed" : "stopped");
				// The drawn ride ends where the sentence says.
				expect((ride.at(-1)?.along ?? 0) > 0.9).toBe(outcome === "passed");
			}),
		);
	});

	it("neither the valley nor the train's mass changes the result at the summit", () => {
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

	it("the numbers are those of the text: 27 m remain, 25 m pass at 6.3 m/s, 30 m need zero friction", () => {
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
	it("the train falls below v² = g r at the top, and stays on the rail from there on", () => {
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

	it("the speeds are those of the text: 8.9 m/s needed; 0, 6.3, 8.9 and 12.5 m/s without friction", () => {
		expect(minTopSpeed(loopRadiusMetres)).toBeCloseTo(8.9, 1);
		const speeds = [16, 18, 20, 24].map(
			(start) => loop.run({ startMetres: start, friction: "off" }).figures.topSpeed,
		);
		expect(speeds.map((speed) => speed?.toFixed(1))).toEqual(["0.0", "6.3", "8.9", "12.5"]);
		expect(loop.run({ startMetres: 20, friction: "off" }).outcome).toBe("through");
		expect(loop.run({ startMetres: 20, friction: "on" }).outcome).toBe("falls");
	});

	it("riders weigh six times their weight at the bottom of any circular loop that holds a train without friction", () => {
		// The least start is 2.5 radii: 1 + 2 · 2.5.
		expect(loadAtBottom(2.5 * loopRadiusMetres, 0)).toBeCloseTo(6, 12);
		expect(loadAtBottom(24)).toBeCloseTo(6.64, 12);
	});

	it("the train rolls back below the centre, and leaves the rail only above it", () => {
		fc.assert(
			fc.property(fc.double({ min: 1, max: 40, noNaN: true }), losses, (start, loss) => {
				const { outcome, leavesAt } = rideLoop(start, loss);
				if (outcome === "back") expect(leavesAt).toBeLessThanOrEqual(Math.PI / 2);
				if (outcome === "falls" || outcome === "short") expect(leavesAt).toBeGreaterThan(Math.PI / 2);
			}),
		);
	});

	it("a falling train leaves the rail before the top, and no speed is shown for a top out of reach", () => {
		fc.assert(
			fc.property(fc.integer({ min: 12, max: 30 }), fc.constantFrom("on", "off"), (startMetres, friction) => {
				const { outcome, leavesAt } = loop.run({ startMetres, friction });
				const left = startMetres * (friction === "on" ? 0.9 : 1);
				fc.pre(outcome === "falls" || outcome === "short");
				expect(leavesAt).toBeLessThan(Math.PI);
				expect(outcome).toBe(left < 2 * loopRadiusMetres ? "short" : "falls");
			}),
		);
		expect(loop.run({ startMetres: 16, friction: "off" }).outcome).toBe("falls");
		expect(loop.run({ startMetres: 16, friction: "on" }).outcome).toBe("short");
	});

	it("height becomes speed by v = √(2gh)", () => {
		expect(speedOf(5)).toBeCloseTo(Math.sqrt(2 * 9.81 * 5), 12);
		expect(speedOf(-1)).toBe(0);
	});
});

describe("mission to Mars", () => {
	it("the delays add up, and the rover drives 57.6 m before the order arrives", () => {
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

	it("the range of delays covers the real distances of Mars", () => {
		const control = signalDelay.controls.find(({ key }) => key === "delayMinutes");
		expect(control).toMatchObject({
			min: Math.floor(signalMinutes(marsMillionKilometres.nearest)),
			max: Math.floor(signalMinutes(marsMillionKilometres.furthest)),
		});
	});

	it("a rover that watches for itself always stops in time", () => {
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

	it("each layer leaves fewer sites open, in any order, and all of them only the delta", () => {
		fc.assert(
			fc.property(fc.subarray([...mapLayers]), fc.constantFrom(...mapLayers), (on, more) => {
				const withLayers = (layers: readonly string[]) =>
					landingSites.run({
						air: layers.includes("air") ? "on" : "off",
						slope: layers.includes("slope") ? "on" : "off",
						sun: layers.includes("sun") ? "on" : "off",
						minerals: layers.includes("minerals") ? "on" : "off",
						site: "lava",
					}).open;
				const open = withLayers(on);
				expect(withLayers([...on, more]).every((site) => open.includes(site))).toBe(true);
				expect(withLayers(mapLayers)).toEqual(["delta"]);
			}),
		);
		expect(airDensity(20)).toBeLessThan(airDensity(-2.6) / 7);
	});

	it("each site has its place on the map: air except the volcano, sun except the pole, mud in the delta", () => {
		const passed = Object.fromEntries(
			siteNames.map((site) => [site, mapLayers.filter((layer) => passesLayer(site, layer))]),
		);
		expect(passed).toEqual({
			delta: ["air", "slope", "sun", "minerals"],
			lava: ["air", "slope", "sun"],
			pole: ["air", "slope"],
			volcano: ["slope", "sun"],
		});
		for (const site of siteNames) {
			const { figures } = landingSites.run({ ...landingSites.initial, site });
			const { heightKilometres, slopeDegrees } = groundAt(siteSpots[site]);
			expect(figures).toMatchObject({ kilometres: heightKilometres, degrees: slopeDegrees });
		}
	});

	it("all layers together leave only ground in the delta's crater, and no single layer rules out the whole map", () => {
		const cells = mapSize.columns * mapSize.rows;
		const marked = mapLayers.map((layer) => new Set(ruledOut(layer).map(({ x, y }) => `${x} ${y}`)));
		for (const one of marked) expect(one.size).toBeLessThan(cells);
		let open = 0;
		for (let x = 0.5; x < mapSize.columns; x += 1)
			for (let y = 0.5; y < mapSize.rows; y += 1)
				if (!marked.some((one) => one.has(`${x} ${y}`))) {
					open += 1;
					expect(Math.hypot(x - mapFeatures.crater.x, y - mapFeatures.crater.y)).toBeLessThanOrEqual(
						mapFeatures.crater.floor,
					);
				}
		expect(open).toBeGreaterThan(0);
		for (const left of mapLayers) {
			const others = marked.filter((_, index) => mapLayers[index] !== left);
			const isClear = (x: number, y: number) => !others.some((one) => one.has(`${x} ${y}`));
			let more = 0;
			for (let x = 0.5; x < mapSize.columns; x += 1)
				for (let y = 0.5; y < mapSize.rows; y += 1) if (isClear(x, y)) more += 1;
			expect(more, left).toBeGreaterThanOrEqual(open);
		}
	});
});

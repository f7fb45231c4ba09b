import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant } from "../shared/instant.ts";
import { heirsOfClasses } from "./institution.ts";
import { type Manager, maxManagers, mayPromote, mayRemoveManager, successorOf } from "./managers.ts";

const person = (id: string, day: number, isFirst = false): Manager => ({
	id,
	isFirst,
	since: toInstant(new Date(Date.UTC(2026, 10, day))),
});

describe("the managers of an institution", () => {
	it("the first manager is followed by the one longest in charge", () => {
		const managers = [person("first", 1, true), person("late", 9), person("early", 3)];
		expect(successorOf(managers)?.id).toBe("early");
		expect(successorOf(managers.slice(0, 1))).toBeNull();
	});

	it("whatever managers are removed in whatever order, one remains, and is the first", () => {
		const step = fc.record({ ended: fc.nat({ max: 4 }), by: fc.nat({ max: 4 }) });
		fc.assert(
			fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
				let managers: readonly Manager[] = [0, 1, 2, 3, 4].map((at) => person(`${at}`, at + 1, at === 0));
				for (const { ended, by } of steps) {
					const [one, other] = [managers[ended % managers.length], managers[by % managers.length]];
					if (one === undefined || other === undefined) throw new Error("a manager is missing");
					const result = mayRemoveManager(managers, one, one === other);
					if (!result.ok) {
						expect(one.isFirst).toBe(true);
						continue;
					}
					const successor = result.value?.id;
					managers = managers
						.filter((each) => each !== one)
						.map((each) => (each.id === successor ? { ...each, isFirst: true } : each));
					expect(managers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
				}
			}),
		);
	});

	it("a promotion is refused once there are five managers", () => {
		const managers = Array.from({ length: maxManagers }, (_, at) => person(`${at}`, at + 1, at === 0));
		expect(mayPromote(managers.slice(1)).ok).toBe(true);
		expect(mayPromote(managers)).toEqual({ ok: false, code: "institutions.charge_full" });
	});
});

describe("heirsOfClasses", () => {
	const [leaving, morel, blanc] = ["leaving", "morel", "blanc"].map((id) => ({ id, classes: 2 }));
	const memberships = [leaving, morel, blanc].flatMap((one) => one ?? []);
	const removed = { id: "leaving", classes: 2 };

	it("each class goes to the colleague named for it, and the others to the common heir", () => {
		const chosen = [{ classId: "one", heirId: "morel" }];
		const heirs = heirsOfClasses(memberships, removed, ["one", "two"], { heirId: "blanc", chosen });
		if (!heirs.ok) throw new Error("Refused");
		expect([...heirs.value].map(([classId, { id }]) => [classId, id])).toEqual([
			["one", "morel"],
			["two", "blanc"],
		]);
	});

	it("a class without an heir, or left to the removed teacher, refuses the whole removal", () => {
		for (const heirId of [null, "leaving", "unknown"])
			expect(heirsOfClasses(memberships, removed, ["one"], { heirId, chosen: [] }).ok).toBe(false);
		expect(heirsOfClasses(memberships, removed, [], { heirId: null, chosen: [] }).ok).toBe(true);
	});
});

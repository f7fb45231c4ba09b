import { expect, it } from "vitest";
import { careersOfField, countFields, fieldsToOffer } from "./careers-of-field.ts";
import type { CategoryKey } from "./category.ts";

const career = (id: string, category: CategoryKey, ...secondaryCategories: CategoryKey[]) => ({
	id,
	category,
	secondaryCategories,
});
const careers = [
	career("first", "physics", "space"),
	career("second", "space"),
	career("third", "biology", "space"),
	career("fourth", "space", "physics"),
];
const ids = (field: CategoryKey | null) => careersOfField(careers, field).map(({ id }) => id);

it("a field lists its own careers first, then those with it as a second field, each in the given order", () => {
	expect(ids("space")).toEqual(["second", "fourth", "first", "third"]);
	expect(ids("physics")).toEqual(["first", "fourth"]);
	expect(ids("health")).toEqual([]);
	expect(ids(null)).toEqual(["first", "second", "third", "fourth"]);
});

it("a career is listed once, even where it names its own field again as a second one", () => {
	const twice = career("twice", "space", "space");
	expect(careersOfField([twice], "space")).toEqual([twice]);
});

it("each field has the number of careers that it lists", () => {
	const counts = countFields(careers);
	expect(counts).toEqual({ physics: 2, space: 4, biology: 1 });
	for (const [field, count] of Object.entries(counts)) expect(ids(field as CategoryKey)).toHaveLength(count);
});

it("the offered fields are few, and each has careers", () => {
	expect(fieldsToOffer(countFields(careers))).toEqual(["biology", "physics", "space"]);
	expect(fieldsToOffer({ biology: 1, physics: 1, space: 1, health: 1 })).toHaveLength(3);
	expect(fieldsToOffer({})).toEqual([]);
});

import { expect, it } from "vitest";
import { languages, locales } from "./locale.ts";
import { weekdaysOf } from "./weekdays.ts";

it.each([
	["fr-FR", [1, 2, 3, 4, 5, 6, 7]],
	["en-GB", [1, 2, 3, 4, 5, 6, 7]],
	["en-US", [7, 1, 2, 3, 4, 5, 6]],
	["ar-EG", [6, 7, 1, 2, 3, 4, 5]],
])("the week of %s has the days %j", (tag, days) => {
	expect(weekdaysOf(tag)).toEqual(days);
});

it.each(locales)("the week of the language %s has each of the seven days once", (locale) => {
	expect(weekdaysOf(languages[locale].tag).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

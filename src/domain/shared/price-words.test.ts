import { expect, it } from "vitest";
import { priceWords } from "./price-words.ts";

it.each([
	["en", "€20.00", "€4.99", "€0"],
	["fr", "20,00\u00a0€", "4,99\u00a0€", "0\u00a0€"],
] as const)(
	"writes prices as %s does, without cents only where that is asked for",
	(locale, full, odd, none) => {
		const { price, shortPrice } = priceWords(locale);
		expect([price(2000), price(499), shortPrice(499), shortPrice(0)]).toEqual([full, odd, odd, none]);
	},
);

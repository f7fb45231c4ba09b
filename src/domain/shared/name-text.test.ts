import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPersonName, maxNameLength, readPersonName } from "../account/person-name.ts";
import { checkInstitution } from "../institutions/institution.ts";
import { linkIn, nameText } from "./name-text.ts";

const faultOf = (outcome: ReturnType<typeof readPersonName> | ReturnType<typeof checkInstitution>) =>
	!outcome.ok && "details" in outcome ? outcome.details.name : undefined;
const school = (name: string) => checkInstitution({ name, town: "Paris" });
const town = (name: string) => checkInstitution({ name: "Lycée", town: name });

describe("names of people", () => {
	it.each([
		"Ada",
		"O’Neil",
		"J.R.R.",
		"李",
		"Ñ",
		"x".repeat(57),
		"علی\u200cرضا",
		"ක්\u200dරිෂ්",
		"Nguyễn Thị Minh Khai",
		"M. / Dr.Martin",
		'Jean "Django"',
		"Louis 1er",
		"S:t Cyr",
		"Null",
	])("%j is accepted as it is typed", (name) => {
		expect(readPersonName(name)).toEqual({ ok: true, value: name });
	});

	it.each([
		["\u202aLéa\u202c", "Léa"],
		["\uFEFF Léa\u00A0\u200b", "Léa"],
		["\u200eنور\u200f", "نور"],
	])("invisible marks around %j are dropped", (typed, name) => {
		expect(readPersonName(typed)).toEqual({ ok: true, value: name });
	});

	it.each([
		["x".repeat(maxNameLength + 1), { fault: "long", sign: "80" }],
		["Ada\nByron", { fault: "line", sign: "" }],
		["A\u202eda", { fault: "invisible", sign: "U+202E" }],
		["A\u200bda", { fault: "invisible", sign: "U+200B" }],
		["<b>Ada</b>", { fault: "sign", sign: "<" }],
		["ada@school", { fault: "sign", sign: "@" }],
		["evil.com", { fault: "link", sign: "evil.com" }],
		["ev\u200dil.com", { fault: "link", sign: "evil.com" }],
		["x.fr", { fault: "link", sign: "x.fr" }],
		["Prof.info", { fault: "link", sign: "Prof.info" }],
		["see https://x", { fault: "link", sign: "https://" }],
		["call 06 12 34 56 78", { fault: "number", sign: "06 12 34 56 78" }],
		["٠٦١٢٣٤٥", { fault: "number", sign: "٠٦١٢٣٤٥" }],
	])("%j is refused, and the refusal names the part that is meant", (typed, name) => {
		expect(faultOf(readPersonName(typed))).toEqual(name);
	});

	it("marks and blanks alone are no name", () => {
		for (const typed of ["", " ", "\u200b", "\u202a\u202c"])
			expect(readPersonName(typed)).toEqual({ ok: false, code: "forms.required" });
	});

	it("a name of letters is accepted, whatever their script, and stored as it was typed", () => {
		const letters = fc.string({
			unit: fc.constantFrom(..."aéßñłøçğআकあ漢한עعაΩЖ"),
			minLength: 1,
			maxLength: 57,
		});
		fc.assert(
			fc.property(letters, letters, (one, other) => {
				const name = `${one} ${other}`.slice(0, maxNameLength).trim();
				expect(readPersonName(name)).toEqual({ ok: true, value: name });
			}),
		);
	});
});

describe("names of schools and towns", () => {
	it.each([
		"Lycée du 8 mai 1945",
		"Collège du 11 Novembre 1918",
		"École élémentaire du 19 mars 1962",
		'Lycée "Les Iris"',
		"Lycée « Les Iris »",
		"Lycée Robert-Schuman / Haguenau",
		"Lycée St.Exupéry",
		"Cité scolaire : Marcel-Pagnol",
		"CFA 0750652A",
		"Lycée polyvalent Léopold-Sédar-Senghor & lycée professionnel Joséphine-Baker de Saint-Denis",
		"Collège Jean-Moulin",
		"Université Paris 8",
		"École 42",
		"Lycée N°3",
		"INSA Lyon (69)",
		"E.N.S.C.M. – P.Mendès-France",
		"Section d'enseignement professionnel du Lycée des métiers de l'hôtellerie et de la restauration, Yvon Bourges",
	])("the school %j is accepted", (name) => {
		expect(school(name)).toEqual({ ok: true, value: { name, town: "Paris" } });
	});

	it.each([
		"75012 Paris",
		"Villeneuve-d’Ascq (59650)",
		"St.Denis",
		"97400 Saint-Denis",
		"Paris 12e",
		"Lyon 3ᵉ",
		"Y",
		"L’Haÿ-les-Roses",
		"Saint-Germain-en-Laye Cedex 01",
	])("the town %j is accepted", (name) => {
		expect(town(name)).toEqual({ ok: true, value: { name: "Lycée", town: name } });
	});

	it.each([
		["win.example.org", "link"],
		["Lycée http://x.fr", "link"],
		["www.lycee", "link"],
		["Appelez le 01 23 45 67 89", "number"],
		["Lycée <b>", "sign"],
		["Lycée\u2028Gagnez", "line"],
		["x".repeat(151), "long"],
	])("%j is refused as a school and as a town", (name, fault) => {
		expect(faultOf(school(name))).toMatchObject({ fault });
		expect(faultOf(town(name))).toMatchObject({ fault });
	});
});

describe("links in names", () => {
	it.each([
		"evil.com",
		"evil．com",
		"evil。com",
		"evil․com",
		"evil｡com",
		"www。evil․com",
		"bit.ly",
		"t.co",
		"x.com",
		"evil.photography",
		"evil dot com",
		"evil point com",
		"evil. com",
		"evil。 net",
		"www.a",
		"awww.aa",
		"1.2.3.4",
		"ftp://x",
		"HTTPS://X",
	])("%j carries a link", (text) => expect(linkIn(text)).toBeDefined());

	it.each([
		"St.Exupéry",
		"J.R.R. Tolkien",
		"Dr.Martin",
		"P.Mendès-France",
		"Mme.de Staël",
		"N. 3",
		"Paris. Lyon",
	])("%j carries none", (text) => expect(linkIn(text)).toBeUndefined());

	it("no host of letters with a domain of letters passes, unless its left part is an abbreviation", () => {
		const label = fc.stringMatching(/^[a-z]{4,12}$/);
		const domain = fc.stringMatching(/^[a-z]{2,10}$/);
		fc.assert(
			fc.property(label, domain, (left, right) => {
				fc.pre(!["prof", "mlle", "mmes", "stes", "coll", "univ", "inst"].includes(left));
				expect(linkIn(`Visit ${left}.${right} now`)).toBe(`${left}.${right}`);
				expect(isPersonName(`${left}.${right}`)).toBe(false);
			}),
		);
	});
});

describe("nameText", () => {
	it("a text is the same when it is read again", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(nameText(nameText(text))).toBe(nameText(text));
			}),
		);
	});
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseEncoding, type Encoding } from "./encoding.ts";

const both = new Set<Encoding>(["br", "gzip"]);

test.each([
	[undefined, undefined],
	["", undefined],
	["identity", undefined],
	["gzip", "gzip"],
	["gzip, deflate, br, zstd", "br"],
	["GZIP;Q=0.5", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["*", "br"],
	["*;q=0, gzip", "gzip"],
	["br;q=nonsense", undefined],
])("the header %s chooses the encoding %s", (header, encoding) => {
	expect(chooseEncoding(header, both)).toBe(encoding);
});

test("only existing encodings are chosen", () => {
	expect(chooseEncoding("br, gzip", new Set(["gzip"]))).toBe("gzip");
	expect(chooseEncoding("br, gzip", new Set())).toBeUndefined();
	fc.assert(
		fc.property(fc.string(), (header) => {
			expect(chooseEncoding(header, new Set())).toBeUndefined();
		}),
	);
});

import { describe, expect, it } from "vitest";
import { criticalStyle } from "../../scripts/lib/critical-style.ts";

const cut = (style: string, html: string) => criticalStyle(style, html).replaceAll(/\s+/g, "");

describe("the style that a page carries", () => {
	it("has the rules of the classes and elements that the page uses, and no others", () => {
		const style = ".here{color:red}.elsewhere{color:blue}h1{margin:0}table{margin:0}";
		expect(cut(style, '<h1 class="here">')).toBe(".here{color:red}h1{margin:0}");
	});

	it("leaves paper and pointers to the whole sheet", () => {
		const style =
			"@media print{.a{color:red}}@media (hover:hover){.a:hover{color:blue}}.a:focus{color:green}";
		expect(cut(style, '<p class="a">')).toBe(".a:focus{color:green}");
	});

	it("has no transitions, but keeps what ends them for who wants none", () => {
		const style =
			".a{color:red;transition-property:color}.b{transition-duration:1s}.a{transition-duration:1ms!important}";
		expect(cut(style, '<p class="a b">')).toBe(".a{color:red}.a{transition-duration:1ms!important}");
	});

	it("has the parts of fields only where something can be typed", () => {
		const style = "::placeholder{opacity:1}::-webkit-date-and-time-value{padding:0}select{color:red}";
		expect(cut(style, "<select>")).toBe("select{color:red}");
		expect(cut(style, "<input>")).toBe("::placeholder{opacity:1}::-webkit-date-and-time-value{padding:0}");
	});

	const properties = [
		'@property --tw-style{syntax:"*";inherits:false;initial-value:solid}',
		'@property --tw-order{syntax:"*";inherits:false}',
	].join("");

	it("writes out what a variable stands for that nothing on the page sets", () => {
		const style = `.a{border-style:var(--tw-style);font-variant:var(--tw-order,) small-caps}${properties}`;
		expect(cut(style, '<p class="a">')).toBe(".a{border-style:solid;font-variant:small-caps}");
	});

	it("keeps variables that another rule or the markup sets", () => {
		const style = `.a{border-style:var(--tw-style)}.b{--tw-style:dashed}${properties}`;
		expect(cut(style, '<p class="a b">')).toContain(".a{border-style:var(--tw-style)}");
		expect(cut(style, '<p class="a" style="--tw-style:dotted">')).toContain("var(--tw-style)");
		expect(cut(style, '<p class="a">')).toBe(".a{border-style:solid}");
	});
});

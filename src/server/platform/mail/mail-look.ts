/** The product's colours for mail programs: those of src/web/app/app.css, in hexadecimal. */
export const mailColors = {
	light: { paper: "#fbfaf7", surface: "#ffffff", ink: "#181a24", soft: "#545764", hairline: "#dddee2" },
	dark: { paper: "#0f1117", surface: "#161921", ink: "#eff0f4", soft: "#a8acb6", hairline: "#2e313a" },
} as const;

/** The band of the spectrum: its ground, the text on it, and one line for each field, violet to red. */
export const mailBand = {
	ground: "#090b16",
	text: "#f0f1f6",
	lines: [
		"#be95ff",
		"#96a3ff",
		"#6daeff",
		"#2cbaff",
		"#00c6e8",
		"#00cbc7",
		"#00cc9b",
		"#62c871",
		"#9abe42",
		"#c8ae00",
		"#e99b1a",
		"#fb8c4e",
		"#ff8281",
	],
} as const;

const { dark } = mailColors;

/** Dark mode, which inline styles can't express. Programs that drop it show the light colours. */
export const darkRules = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.surface{background:${dark.surface}!important;border-color:${dark.hairline}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.rule{border-color:${dark.hairline}!important}
.rule-ink{border-color:${dark.ink}!important}
.button{background:${dark.ink}!important;color:${dark.paper}!important}
}`;

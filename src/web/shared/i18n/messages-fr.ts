export { default as everyScreen } from "#content/messages/every-screen-fr.ts";

/** The other French messages that a screen names, by their files' paths. */
export default import.meta.glob<Readonly<Record<string, unknown>>>(
	[
		"./*.json",
		"./problems/*.json",
		"./dashboard/parent.json",
		"./career/body.json",
		"./quest/play.json",
		"./quest/instruments/greenhouses.json",
		"!./{common,guest,mail,notFound,pages,problems,rating}.json",
	],
	{ base: "../../../content/messages/fr", import: "default" },
);

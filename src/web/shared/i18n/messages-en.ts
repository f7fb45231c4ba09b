export { default as everyScreen } from "#content/messages/every-screen-en.ts";

/** The other English messages that a screen names, by their files' paths. */
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
	{ base: "../../../content/messages/en", import: "default" },
);

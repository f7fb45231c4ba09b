export { default as everyScreen } from "#content/messages/every-screen-en.ts";

/** The other English messages, by their files' paths. */
export default import.meta.glob<Readonly<Record<string, unknown>>>(
	["./**/*.json", "!./{common,mail,notFound,pages,problems}.json", "!./quest/instruments/*.json"],
	{ base: "../../content/messages/en", import: "default" },
);

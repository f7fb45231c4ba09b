/**
 * The English messages of parts that load late, by their files' paths: no screen names them, and few pages need the
 * list.
 */
export default import.meta.glob<Readonly<Record<string, unknown>>>(
	[
		"./{account,ownAccount,quest}/**/*.json",
		"!./quest/play.json",
		"!./quest/instruments/greenhouses.json",
		"./dashboard/{erase,own,teacher}.json",
		"./{guest,rating}.json",
	],
	{ base: "../../../content/messages/en", import: "default" },
);

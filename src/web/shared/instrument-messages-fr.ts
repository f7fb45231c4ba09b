/** The French words of the quest's instruments, by their files' paths: no page but a game's names so many files. */
export default import.meta.glob<Readonly<Record<string, unknown>>>("./quest/instruments/*.json", {
	base: "../../content/messages/fr",
	import: "default",
});

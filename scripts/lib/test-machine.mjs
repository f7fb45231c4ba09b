import { existsSync } from "node:fs";
import { findBrowser, shell } from "./find-browser.mjs";
import { installedPostgres } from "./installed-postgres.mjs";
import { findProgram } from "./paths.mjs";
import { refuse, run } from "./run.mjs";

const fonts = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"];

/**
 * Ensures that the machine has a browser, its fonts and a PostgreSQL, and installs missing ones with apt where possible.
 * Sets SPECTRA_CHROMIUM for the following steps.
 */
export async function ensureTestMachine() {
	const missing = [];
	if (findBrowser() === undefined) missing.push("chromium");
	if (process.platform === "linux" && !fonts.some((path) => existsSync(path)))
		missing.push("fonts-liberation");
	// A second PostgreSQL proves that Spectra also works with one that it does not bundle. Without apt, the step that needs
	// it reports that it did not run.
	if (installedPostgres() === undefined && findProgram("apt-get") !== undefined) missing.push("postgresql");
	if (missing.length > 0) await aptInstall(missing);
	const browser = findBrowser();
	if (browser === undefined) {
		refuse("The tests need Chromium: install it, or name it in SPECTRA_CHROMIUM, then run npm test again.");
	}
	process.env.SPECTRA_CHROMIUM = browser;
}

async function aptInstall(packages) {
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const names = packages.join(" ");
	if (findProgram("apt-get") === undefined || (asRoot.length > 0 && findProgram("sudo") === undefined)) {
		refuse(
			`The tests need ${names}, which can't be installed from here. Install them, then run npm test again.`,
		);
	}
	console.log(`Installing ${names} …`);
	const apt = async (...words) => {
		const [program, ...args] = [...asRoot, "apt-get", ...words];
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
		const { code, output } = await run(program, args, { quiet: true, env });
		if (code !== 0) refuse(`${names} could not be installed: apt-get ${words.join(" ")} failed.`, output);
	};
	await apt("update");
	const chosen = await Promise.all(packages.map(choosePackage));
	await apt("install", "-y", "--no-install-recommends", ...chosen);
}

/** Prefers the headless shell to the whole browser where the system packages it separately. */
async function choosePackage(name) {
	if (name !== "chromium") return name;
	const { code } = await run("apt-cache", ["show", shell], { quiet: true });
	return code === 0 ? shell : name;
}

import { existsSync } from "node:fs";
import { installedPostgres } from "./installed-postgres.mjs";
import { findProgram } from "./paths.mjs";
import { refuse, run } from "./run.mjs";

const browsers = ["chromium", "chromium-browser", "google-chrome"];
const fonts = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"];

/**
 * Makes sure that a browser, its fonts, a Java runtime (for the HTML checker) and a PostgreSQL are on this machine,
 * installing them with apt where that is possible. Sets SPECTRA_CHROMIUM for the steps that follow.
 */
export async function ensureTestMachine() {
	const missing = [];
	if (findBrowser() === undefined) missing.push("chromium");
	if (process.platform === "linux" && !fonts.some((path) => existsSync(path)))
		missing.push("fonts-liberation");
	if (findProgram("java") === undefined) missing.push("default-jre-headless");
	// A second PostgreSQL, to prove that the one Spectra brings is not the only one it works with. Where there is no apt,
	// the step that needs it says that it did not run.
	if (installedPostgres() === undefined && findProgram("apt-get") !== undefined) missing.push("postgresql");
	if (missing.length > 0) await aptInstall(missing);
	const browser = findBrowser();
	if (browser === undefined) {
		refuse("The tests need Chromium: install it, or name it in SPECTRA_CHROMIUM, then run npm test again.");
	}
	process.env.SPECTRA_CHROMIUM = browser;
}

function findBrowser() {
	const named = process.env.SPECTRA_CHROMIUM;
	if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
	return browsers.map(findProgram).find((path) => path !== undefined);
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
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const install = ["apt-get", "install", "-y", "--no-install-recommends", ...packages];
	for (const command of [["apt-get", "update"], install]) {
		const [program, ...args] = [...asRoot, ...command];
		const { code, output } = await run(program, args, { quiet: true, env });
		if (code !== 0) refuse(`${names} could not be installed: ${command.join(" ")} failed.`, output);
	}
}

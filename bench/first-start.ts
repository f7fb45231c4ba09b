import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Part } from "./figure.ts";
import { temporaryFolder } from "./leftovers.ts";
import { npmStart } from "./npm-start.ts";
import { repository } from "./sites.ts";

const maxSeconds = 180;
const patience = 600;

/** Copies every tracked or untracked, not ignored file: the content of a fresh clone of the present state. */
const copyRepository = (target: string): void => {
	const { stdout, status } = spawnSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{
			cwd: repository,
			encoding: "utf8",
			maxBuffer: 64_000_000,
		},
	);
	if (status !== 0) throw new Error("git ls-files failed: the first start is measured from a clone");
	for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(join(repository, name)))) {
		mkdirSync(dirname(join(target, file)), { recursive: true });
		cpSync(join(repository, file), join(target, file));
	}
};

/** The duration of `npm start` in a fresh clone: installation, build, database. Uses this user's npm cache. */
export const measureFirstStart = async (): Promise<Part> => {
	using folder = temporaryFolder("first");
	chmodSync(folder.path, 0o755);
	const clone = join(folder.path, "spectra");
	copyRepository(clone);
	await using server = await npmStart(clone, folder.path, patience);
	return {
		title: "npm start in a fresh clone, with the npm cache of this machine",
		figures: [
			{
				name: "First start to the ready line",
				value: server.secondsToReady,
				unit: "s",
				budget: { of: "value", most: maxSeconds },
			},
		],
	};
};

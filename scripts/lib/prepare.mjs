import { adoptPrepared } from "./beside.mjs";
import { ensureBuilt } from "./build-if-changed.mjs";
import { rememberCompiled } from "./compiled-folder.mjs";
import { followParent } from "./follow-parent.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNewerNode } from "./newer-node.mjs";

/**
 * Prepares a command: packages, a new enough Node and, on request, the pages.
 * @returns {Promise<boolean>} whether this process continues; false when another process did the whole command.
 */
export async function prepare({ pages }) {
	followParent();
	if (pages) await adoptPrepared();
	await ensureInstalled();
	if (!(await ensureNewerNode())) return false;
	rememberCompiled();
	if (pages) await ensureBuilt();
	return true;
}

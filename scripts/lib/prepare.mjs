import { ensureBuilt } from "./build-if-changed.mjs";
import { rememberCompiled } from "./compiled-folder.mjs";
import { followParent } from "./follow-parent.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNewerNode } from "./newer-node.mjs";

/**
 * What every command needs before it can do its work: packages, a new enough Node and, when asked for, the pages.
 * @returns {Promise<boolean>} whether this process goes on; false when another one did the whole command.
 */
export async function prepare({ pages }) {
	followParent();
	await ensureInstalled();
	if (!(await ensureNewerNode())) return false;
	rememberCompiled();
	if (pages) await ensureBuilt();
	return true;
}

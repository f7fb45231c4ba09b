import { execFileSync } from "node:child_process";
import { databaseAccount } from "#server/platform/db/account.ts";
import { findProgram } from "./programs.ts";

/** A machine with an address of its own: a network namespace of Linux behind a cable. */
export interface Machine {
	readonly address: string;
	/** The command that runs a program on it, as the database's user. */
	readonly command: (program: string, args: readonly string[]) => [string, ...string[]];
	/** Pulls its cable: its programs run on, and no packet reaches it or leaves it. */
	readonly unplug: () => void;
	readonly plugIn: () => void;
}

/** Machines that reach each other and this one, until the end of the test. */
export interface Machines extends Disposable {
	/** The address at which they reach this machine. */
	readonly own: string;
	readonly all: readonly Machine[];
}

/** Whether machines can be made here: by root, with Debian's iproute2. */
export const canMakeMachines =
	process.getuid?.() === 0 && ["ip", "setpriv"].every((name) => findProgram(name) !== undefined);

const ip = findProgram("ip") ?? "";
const run = (...args: string[]) => execFileSync(ip, args, { stdio: ["ignore", "ignore", "pipe"] });

/** Makes machines around a switch, which has a namespace of its own: no rule of this machine's firewall is between them. */
export function makeMachines(count: number): Machines {
	const prefix = `spectra${process.pid}`;
	const [hub, cable] = [`${prefix}hub`, `s${process.pid}`];
	const network = `10.213.${process.pid % 250}`;
	const account = databaseAccount("");
	const names: string[] = [];
	const namespace = (name: string) => {
		run("netns", "add", name);
		names.push(name);
		run("-n", name, "link", "set", "lo", "up");
	};
	const dispose = () => {
		for (const name of names) run("netns", "del", name);
	};
	try {
		namespace(hub);
		run("-n", hub, "link", "add", "switch", "type", "bridge");
		run("-n", hub, "link", "set", "switch", "up");
		const connect = (port: string) => {
			run("-n", hub, "link", "set", port, "master", "switch");
			run("-n", hub, "link", "set", port, "up");
		};
		run("link", "add", cable, "type", "veth", "peer", "name", "host", "netns", hub);
		run("address", "add", `${network}.1/24`, "dev", cable);
		run("link", "set", cable, "up");
		connect("host");
		const all = Array.from({ length: count }, (_, index): Machine => {
			const [name, port, address] = [`${prefix}n${index}`, `port${index}`, `${network}.${index + 2}`];
			namespace(name);
			run("-n", hub, "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", name);
			run("-n", name, "address", "add", `${address}/24`, "dev", "eth0");
			run("-n", name, "link", "set", "eth0", "up");
			connect(port);
			const user =
				account === undefined
					? []
					: ["setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
			return {
				address,
				command: (program, args) => [ip, "netns", "exec", name, ...user, program, ...args],
				unplug: () => run("-n", hub, "link", "set", port, "down"),
				plugIn: () => run("-n", hub, "link", "set", port, "up"),
			};
		});
		return { own: `${network}.1`, all, [Symbol.dispose]: dispose };
	} catch (error) {
		dispose();
		throw error;
	}
}

import type { Role } from "./role.ts";

/** A reader of a page, as far as the main button of the header depends on them. */
interface Reader {
	/** Null without a session. */
	readonly role: Role | null;
	/** Whether results of a quiz are known here: of this visit, of the device or of the account. */
	readonly hasResult: boolean;
	/** Whether this device holds a membership of a class. */
	readonly isInClass: boolean;
}

/** The text of the main button, by its message, and the screen it leads to. */
export interface MainAction {
	readonly name: "startExploring" | "results" | "ownClass" | "classes" | "child" | "institution";
	readonly to: "/quiz" | "/results" | "/join" | "/dashboard";
}

const byRole = {
	teacher: { name: "classes", to: "/dashboard" },
	parent: { name: "child", to: "/dashboard" },
	institution: { name: "institution", to: "/dashboard" },
} as const satisfies Readonly<Record<Exclude<Role, "student">, MainAction>>;

/**
 * The main button of the header: for adults their own screen; for students and visitors the quiz until there are results, then
 * the class that waits for them, else the results.
 */
export const mainAction = ({ role, hasResult, isInClass }: Reader): MainAction => {
	if (role !== null && role !== "student") return byRole[role];
	if (!hasResult) return { name: "startExploring", to: "/quiz" };
	return isInClass ? { name: "ownClass", to: "/join" } : { name: "results", to: "/results" };
};

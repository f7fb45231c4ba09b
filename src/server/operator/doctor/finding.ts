/** One result of an examination, as a sentence for the operator. */
export interface Finding {
	/** "fail": people notice it now. "warn": they will, or could. */
	readonly level: "ok" | "warn" | "fail";
	readonly sentence: string;
}

export const ok = (sentence: string): Finding => ({ level: "ok", sentence });
export const warn = (sentence: string): Finding => ({ level: "warn", sentence });
export const fail = (sentence: string): Finding => ({ level: "fail", sentence });

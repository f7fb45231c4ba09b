import type { ReactNode } from "react";

/** The buttons of a dialog: side by side at the end of the row, on a phone one below the other. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
	return <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-end">{children}</div>;
}

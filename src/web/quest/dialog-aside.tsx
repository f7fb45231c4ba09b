import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The space in the dialog's header for some of its content. */
export const DialogAsideTarget = createContext<HTMLElement | null>(null);

/** Renders its children beside the title of the surrounding dialog, where they stay in view. */
export function DialogAside({ children }: { readonly children: ReactNode }) {
	const target = useContext(DialogAsideTarget);
	return target ? createPortal(children, target) : null;
}

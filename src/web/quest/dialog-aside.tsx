import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** Where the dialog's header has room for something of its content. */
export const DialogAsidePlace = createContext<HTMLElement | null>(null);

/** Shows something beside the title of the dialog around it, where it stays in view. */
export function DialogAside({ children }: { readonly children: ReactNode }) {
	const place = useContext(DialogAsidePlace);
	return place ? createPortal(children, place) : null;
}

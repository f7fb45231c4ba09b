import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { DialogNotices } from "./toast.tsx";

interface DialogProps {
	readonly isOpen: boolean;
	/** Called for Escape, the close button and a click beside the dialog. */
	readonly onClose: () => void;
	readonly title: string;
	readonly closeLabel: string;
	/** False during an action that must not be interrupted; Escape and the close button then do nothing. */
	readonly isDismissable?: boolean;
	/** For content to work with: the whole screen of a phone, a wide dialog elsewhere. */
	readonly isWide?: boolean;
	/** Content beside the title that stays in view with it. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

/**
 * A modal dialog: focus moves in (to the element with `data-first-focus`, else to the close button), stays in, and
 * returns to where it was; the page behind is inert.
 */
export function Dialog({
	isOpen,
	onClose,
	title,
	closeLabel,
	isDismissable = true,
	isWide = false,
	aside,
	children,
}: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (isOpen && !element.open) {
			element.showModal();
			element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
		}
		if (!isOpen && element.open) element.close();
	}, [isOpen]);
	const close = () => {
		if (isDismissable) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same by keyboard
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				close();
			}}
			onClick={(event) => event.target === dialog.current && close()}
			className={`m-auto overflow-y-auto rounded-panel border border-hairline bg-paper p-0 text-ink shadow-2xl backdrop:bg-band/60 ${isWide ? "max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-6xl max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0" : "max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg"}`}
		>
			{isOpen ? (
				<>
					<div
						className={`sticky top-0 z-10 flex justify-between gap-4 bg-paper ${isWide ? "items-center border-b border-hairline px-4 py-1 sm:px-6 sm:py-2.5" : "items-start px-6 pb-2 pt-6"}`}
					>
						<h2 id={titleId} className={isWide ? "grow text-[1.0625rem] sm:text-2xl" : "display-3"}>
							{title}
						</h2>
						{aside}
						<button
							type="button"
							aria-label={closeLabel}
							onClick={close}
							disabled={!isDismissable}
							className={`-mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-sunken disabled:opacity-0 ${isWide ? "" : "-mt-2"}`}
						>
							<X aria-hidden="true" className="size-5" />
						</button>
					</div>
					<div className={`grid gap-5 ${isWide ? "px-4 pb-4 pt-3 sm:px-6" : "px-6 pb-6 pt-3"}`}>
						{children}
						<DialogNotices />
					</div>
				</>
			) : null}
		</dialog>
	);
}

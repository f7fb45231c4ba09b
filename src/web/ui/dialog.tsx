import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { DialogNotices } from "./notices.tsx";

interface DialogProps {
	readonly isOpen: boolean;
	/** Called for Escape, the close button and a click beside the dialog. */
	readonly onClose: () => void;
	readonly title: string;
	readonly closeLabel: string;
	/** False while something must not be interrupted; Escape and the close button then do nothing. */
	readonly isDismissable?: boolean;
	/** For what is read at length: a full measure of text. */
	readonly isWide?: boolean;
	readonly children: ReactNode;
}

/**
 * A modal dialog: focus moves in (to what carries `data-first-focus`, else to the close button), stays in, and
 * returns where it was; the page behind is inert.
 */
export function Dialog({
	isOpen,
	onClose,
	title,
	closeLabel,
	isDismissable = true,
	isWide = false,
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
			className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-hairline bg-paper p-0 text-ink shadow-2xl backdrop:bg-band/60 ${isWide ? "max-w-2xl" : "max-w-lg"}`}
		>
			{isOpen ? (
				<div className="grid gap-5 p-6">
					<div className="flex items-start justify-between gap-4">
						<h2 id={titleId} className="display-3">
							{title}
						</h2>
						<button
							type="button"
							aria-label={closeLabel}
							onClick={close}
							disabled={!isDismissable}
							className="-mr-2 -mt-2 grid size-11 flex-none place-items-center rounded-control hover:bg-sunken"
						>
							<X aria-hidden="true" className="size-5" />
						</button>
					</div>
					{children}
					<DialogNotices />
				</div>
			) : null}
		</dialog>
	);
}

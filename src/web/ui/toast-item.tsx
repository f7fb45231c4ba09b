import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

export interface Toast {
	readonly title: string;
	readonly description?: string;
	/** Destructive toasts are announced at once; the others wait for a pause. */
	readonly tone?: "success" | "destructive" | "info";
	/** Milliseconds before it closes automatically; null if it stays until it is closed. */
	readonly duration?: number | null;
	/** The page shows the same text already, beside its cause: it is announced, and not shown a second time. */
	readonly isShownAlready?: boolean;
	/** An optional action. */
	readonly action?: { readonly label: string; readonly act: () => void };
}

export type ShownToast = Toast & { readonly id: number };

const defaultDuration = 5000;

const tones = {
	success: "border-l-success",
	destructive: "border-l-danger",
	info: "border-l-ink",
};

interface ToastItemProps {
	readonly toast: ShownToast;
	readonly closeLabel: string;
	readonly onClose: (id: number) => void;
}

/** One notice, until it is closed or its time is over. */
export function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		// A notice with the pointer or the focus on it stays.
		if (isHeld || toast.duration === null) return;
		const timer = setTimeout(() => onClose(toast.id), toast.duration ?? defaultDuration);
		return () => clearTimeout(timer);
	}, [toast, onClose, isHeld]);
	if (toast.isShownAlready)
		return (
			<div data-tone={toast.tone ?? "info"} className="sr-only">
				<p>{toast.title}</p>
				<p>{toast.description}</p>
			</div>
		);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer while someone reads; nothing to operate
		<div
			data-tone={toast.tone ?? "info"}
			className={`light-up pointer-events-auto flex items-start gap-3 rounded-control border border-l-4 border-hairline bg-surface p-4 shadow-lg ${tones[toast.tone ?? "info"]}`}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<div className="grow">
				<p className="font-semibold">{toast.title}</p>
				{toast.description ? <p className="text-soft">{toast.description}</p> : null}
				{toast.action ? (
					<Button look="secondary" className="mt-2" onClick={toast.action.act}>
						{toast.action.label}
					</Button>
				) : null}
			</div>
			<button
				type="button"
				aria-label={closeLabel}
				onClick={() => onClose(toast.id)}
				className="-m-2.5 grid size-11 flex-none place-items-center"
			>
				<X aria-hidden="true" className="size-4" />
			</button>
		</div>
	);
}

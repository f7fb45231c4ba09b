import { Download, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { canShare, shareOnDevice } from "../shared/links/device-share.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useToast } from "../ui/toast.tsx";
import { CopyLink } from "./copy-link.tsx";
import { drawSpectrum } from "./draw-spectrum.ts";

/** Portrait for stories and chats, landscape for previews. */
const shapes = {
	tall: { width: 1080, height: 1350, className: "max-h-[46dvh] w-auto max-w-full" },
	wide: { width: 1200, height: 630, className: "w-full" },
} as const;
type Shape = keyof typeof shapes;
const shapeNames: readonly Shape[] = ["tall", "wide"];

const maxNames = 3;

const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
	new Promise((resolve) =>
		canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: "image/png" })), "image/png"),
	);

const save = (file: File): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = file.name;
	link.click();
	// Released after the browser has started to save it.
	requestIdleCallback(() => URL.revokeObjectURL(address));
};

/** The picture of a result in one shape, drawn on this device: light and field names, no name and no figure. */
const useDrawing = (explanation: PresentedResult, shape: Shape) => {
	const { t } = useTranslation();
	const canvas = useRef<HTMLCanvasElement>(null);
	// Where the sciences do not stand out no field is named, and the lines stay dim.
	const { hasScience, total } = explanation;
	const names = explanation.categories
		.slice(0, hasScience ? maxNames : 0)
		.map(({ key }) => t(`common.inText.${key}`));
	const title = t("results.picture.title");
	const signature = t("results.picture.signature");
	const words = names.join("|");
	useEffect(() => {
		const counts = new Map(explanation.categories.map(({ key, count }) => [key as string, count]));
		const { width, height } = shapes[shape];
		let isHere = true;
		void document.fonts.ready.then(() => {
			const context = isHere ? canvas.current?.getContext("2d") : null;
			if (context)
				drawSpectrum(context, {
					width,
					height,
					counts,
					fullCount: hasScience ? 1 : total,
					title,
					names: words.split("|"),
					signature,
				});
		});
		return () => {
			isHere = false;
		};
	}, [explanation, hasScience, total, shape, title, signature, words]);
	return { canvas, label: t("results.picture.label", { names: names.join(", ") }) };
};

interface ShareDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly explanation: PresentedResult;
	readonly link: string;
}

/** A result to show to others: the picture, large, to send or to save, and the link to the whole result. */
export function ShareDialog({ isOpen, onClose, explanation, link }: ShareDialogProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const [shape, setShape] = useState<Shape>("tall");
	const { canvas, label } = useDrawing(explanation, shape);
	const { width, height, className } = shapes[shape];
	const withFile = async (use: (file: File) => void | Promise<void>) => {
		const file = canvas.current && (await toFile(canvas.current, `spectra-${shape}.png`));
		if (file) await use(file);
		else toast({ title: t("results.picture.failed"), tone: "destructive" });
	};
	const send = async (file: File) => {
		const words = { title: t("results.share.subject"), url: link };
		const picture = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
		if (!(await shareOnDevice({ ...words, ...picture }))) save(file);
	};
	const canSend = canShare();
	return (
		<Dialog isOpen={isOpen} onClose={onClose} title={t("results.share.title")} closeLabel={t("common.close")}>
			<canvas
				// A canvas of another size is another picture.
				key={shape}
				ref={canvas}
				width={width}
				height={height}
				role="img"
				aria-label={label}
				className={`mx-auto rounded-control ${className}`}
			/>
			<form method="dialog" className="flex justify-center gap-2">
				<fieldset className="contents">
					<legend className="sr-only">{t("results.picture.shape")}</legend>
					{shapeNames.map((name) => (
						<label
							key={name}
							className="relative flex min-h-11 items-center rounded-full border border-edge/60 px-4 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-current forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none]"
						>
							<input
								type="radio"
								name="shape"
								checked={shape === name}
								onChange={() => setShape(name)}
								className="absolute inset-0 size-full cursor-pointer opacity-0"
							/>
							{t(`results.picture.${name}`)}
						</label>
					))}
				</fieldset>
			</form>
			<div className="grid gap-2">
				<div className="flex flex-wrap gap-2 *:flex-1">
					{canSend ? (
						<Button onClick={() => void withFile(send)}>
							<Send aria-hidden="true" className="size-4" />
							{t("results.share.send")}
						</Button>
					) : null}
					<Button look={canSend ? "secondary" : "primary"} onClick={() => void withFile(save)}>
						<Download aria-hidden="true" className="size-4" />
						{t("results.share.save")}
					</Button>
					<CopyLink link={link} />
				</div>
				<CopyLink link={link.replace("/results#", "/results/duet#")} label={t("results.share.copyDuet")} />
			</div>
			<p className="text-sm text-soft">{t("results.picture.text")}</p>
		</Dialog>
	);
}

import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedResult } from "#domain/quiz/result.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { drawSpectrum } from "./draw-spectrum.ts";

/** Portrait for stories and chats, landscape for previews. */
const sizes = [
	{ id: "tall", width: 1080, height: 1350 },
	{ id: "wide", width: 1200, height: 630 },
] as const;

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

const share = async (file: File): Promise<void> => {
	if (!navigator.canShare?.({ files: [file] })) return save(file);
	try {
		await navigator.share({ files: [file] });
	} catch (error) {
		// Closing the device's share dialog is not a failure.
		if (!(error instanceof DOMException && error.name === "AbortError")) save(file);
	}
};

/** "My light" in two sizes, drawn on this device: light and field names, no name and no figure. */
export function SpectrumDownloads({ explanation }: { readonly explanation: PresentedResult }) {
	const { t } = useTranslation();
	const toast = useToast();
	const canvases = useRef(new Map<string, HTMLCanvasElement>());
	const names = explanation.categories.slice(0, maxNames).map(({ key }) => t(`common.inText.${key}`));
	const title = t("results.picture.title");
	const signature = t("results.picture.signature");
	const words = names.join("|");
	useEffect(() => {
		const counts = new Map(explanation.categories.map(({ key, count }) => [key as string, count]));
		let isHere = true;
		void document.fonts.ready.then(() => {
			if (!isHere) return;
			for (const { id, width, height } of sizes) {
				const context = canvases.current.get(id)?.getContext("2d");
				if (context)
					drawSpectrum(context, { width, height, counts, title, names: words.split("|"), signature });
			}
		});
		return () => {
			isHere = false;
		};
	}, [explanation, title, signature, words]);
	const take = async (id: string) => {
		const canvas = canvases.current.get(id);
		const file = canvas && (await toFile(canvas, `spectra-${id}.png`));
		if (file) await share(file);
		else toast({ title: t("results.picture.failed"), tone: "destructive" });
	};
	return (
		<section aria-labelledby="my-light" className="grid gap-3 border-t border-hairline pt-5">
			<h3 id="my-light" className="text-xl">
				{title}
			</h3>
			<p className="text-soft">{t("results.picture.text")}</p>
			<ul className="flex flex-wrap items-end gap-5">
				{sizes.map(({ id, width, height }) => (
					<li key={id} className="grid gap-2">
						<canvas
							ref={(canvas) => {
								if (canvas) canvases.current.set(id, canvas);
							}}
							width={width}
							height={height}
							role="img"
							aria-label={t("results.picture.label", { names: names.join(", ") })}
							className={`rounded-control ${id === "tall" ? "w-36" : "w-60"}`}
						/>
						<Button look="secondary" onClick={() => void take(id)}>
							<Download aria-hidden="true" className="size-4" />
							{t(`results.picture.${id}`)}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { frenchPath } from "../shared/locale.ts";
import { QrCode } from "../ui/qr-code.tsx";
import { ArrivedLines } from "./arrived-lines.tsx";
import { ClassPrompts } from "./class-prompts.tsx";
import { ClassSpectrum } from "./class-spectrum.tsx";

interface ClassLightProps {
	readonly page: ClassPage;
	readonly titles: Readonly<Record<string, string>>;
	readonly isOpen: boolean;
	/** The server does not answer just now. */
	readonly isAway: boolean;
	readonly onClose: () => void;
}

const quiet =
	"rounded-control border border-on-band/30 px-[1vw] py-[.4vw] text-[1.3vw] min-h-11 text-on-band-soft hover:text-on-band";

/** The projector's page: the code to join, every line that arrives, and the class's light. Read from six metres. */
export function ClassLight({ page, titles, isOpen, isAway, onClose }: ClassLightProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isCodeFull, setCodeFull] = useState(page.picture.pupils === 0);
	const [prompt, setPrompt] = useState(0);
	useEffect(() => {
		if (isOpen && !dialog.current?.open) dialog.current?.showModal();
		if (!isOpen && dialog.current?.open) dialog.current.close();
	}, [isOpen]);
	const path = page.locale === "fr" ? frenchPath("/join") : "/join";
	const place = typeof window === "undefined" ? "" : window.location.host;
	const origin = typeof window === "undefined" ? "" : window.location.origin;
	const code = (
		<QrCode
			text={`${origin}${path}#${page.code}`}
			label={t("classes.light.qr")}
			className={`rounded-panel ${isCodeFull ? "h-[78vh] w-auto" : "w-full"}`}
		/>
	);
	return (
		<dialog
			ref={dialog}
			aria-label={t("classes.light.label")}
			onClose={onClose}
			onKeyDown={({ key, target }) => {
				if (key === "c" || key === "C") setCodeFull((before) => !before);
				if (key === " " && !(target instanceof HTMLButtonElement)) setPrompt((before) => before + 1);
			}}
			className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-band p-[2.5vw] text-on-band"
		>
			{isOpen ? (
				<div className="grid h-full grid-rows-[minmax(0,1fr)_auto] gap-[1.5vw]">
					{isCodeFull ? (
						<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-[4vw]">
							{code}
							<div className="grid gap-[2vw]">
								<p className="font-display text-[3.2vw] font-semibold">{page.name}</p>
								<p className="text-[2.3vw]">{`${place}${path}`}</p>
								<p className="font-display text-[8vw] font-bold leading-none">{spacedJoinCode(page.code)}</p>
								<ArrivedLines page={page} />
								<p className="text-[2.3vw]" role="status">
									{page.isOpen
										? t("classes.light.joined", { count: page.pupils })
										: t("classes.light.closed")}
								</p>
								<p className="text-[1.9vw] text-on-band-soft">{t("classes.light.noAccount")}</p>
							</div>
						</div>
					) : (
						<div className="grid min-h-0 grid-cols-[21vw_minmax(0,1fr)] gap-[3vw]">
							<div className="grid content-start gap-[1vw] border-r border-on-band/20 pr-[2vw]">
								<p className="font-display text-[2.2vw] font-semibold leading-tight">{page.name}</p>
								{code}
								<p className="break-all text-[1.6vw]">{`${place}${path}`}</p>
								<p className="font-display whitespace-nowrap text-[3.6vw] font-bold leading-none">
									{spacedJoinCode(page.code)}
								</p>
								<p className="text-[1.5vw] text-on-band-soft">{t("classes.light.decide")}</p>
							</div>
							<div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-[1vw]">
								<p className="font-display text-[2.3vw] font-semibold" role="status">
									{isAway
										? t("classes.light.away")
										: t("classes.light.arrived", {
												sent: page.members.filter(({ hasSent }) => hasSent).length,
												joined: page.pupils,
											})}
								</p>
								<ArrivedLines page={page} />
								<ClassSpectrum picture={page.picture} joined={page.pupils} />
								<ClassPrompts picture={page.picture} titles={titles} place={prompt} />
							</div>
						</div>
					)}
					<div className="flex justify-end gap-3">
						<button type="button" className={quiet} onClick={() => setCodeFull(!isCodeFull)}>
							{t(isCodeFull ? "classes.light.showLight" : "classes.light.showCode")}
						</button>
						{isCodeFull ? null : (
							<button type="button" className={quiet} onClick={() => setPrompt(prompt + 1)}>
								{t("classes.light.next")}
							</button>
						)}
						<button type="button" className={quiet} onClick={onClose}>
							{t("classes.light.close")}
						</button>
					</div>
				</div>
			) : null}
		</dialog>
	);
}

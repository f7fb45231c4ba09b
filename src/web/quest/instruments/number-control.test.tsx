import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Settings } from "#domain/quest/instruments/instrument.ts";
import { NumberControl } from "./number-control.tsx";

const control = { kind: "number", key: "metres", min: 0, max: 9, step: 1 } as const;
const text = (key: string, values?: Readonly<Record<string, unknown>>): string =>
	values ? `${values.value} m` : key;
const number = (value: number): string => `${value}`;
const onEnter = vi.fn();

function Bench() {
	const [metres, setMetres] = useState(4);
	const onSet = (change: Partial<Settings>) => setMetres(Number(change.metres));
	return (
		<>
			<NumberControl
				control={control}
				text={text}
				number={number}
				onSet={onSet}
				onEnter={onEnter}
				value={metres}
			/>
			<button type="button" onClick={() => setMetres(4)}>
				over
			</button>
			<output>{metres}</output>
		</>
	);
}

const slider = () => screen.getByRole<HTMLInputElement>("slider");
const shown = () => screen.getByRole("status").textContent;

beforeEach(() => {
	cleanup();
	render(<Bench />);
});

it("a number control answers a key at once, in figures and in words", () => {
	fireEvent.change(slider(), { target: { value: "5" } });
	expect([shown(), slider().getAttribute("aria-valuetext")]).toEqual(["5", "5 m"]);
	fireEvent.keyDown(slider(), { key: "Enter" });
	expect(onEnter).toHaveBeenCalledOnce();
});

it("the knob follows changes from elsewhere", () => {
	fireEvent.click(screen.getByRole("button", { name: "quest.bench.more" }));
	expect([slider().value, shown()]).toEqual(["5", "5"]);
	fireEvent.change(slider(), { target: { value: "9" } });
	fireEvent.click(screen.getByRole("button", { name: "over" }));
	expect([slider().value, shown()]).toEqual(["4", "4"]);
});

it("the knob follows the drag, and keeps the value at its end", async () => {
	fireEvent.pointerDown(slider());
	for (const value of ["5", "6", "7"]) {
		fireEvent.change(slider(), { target: { value } });
		expect(slider().value).toBe(value);
	}
	fireEvent.pointerUp(window);
	await expect.poll(shown).toBe("7");
	expect(slider().value).toBe("7");
	fireEvent.click(screen.getByRole("button", { name: "quest.bench.less" }));
	expect([slider().value, shown()]).toEqual(["6", "6"]);
});

import { useState } from 'react';
import { singleKeysKey } from 'shared-contract/stored-keys';
import { Panel } from './panel.tsx';
import { SwitchRow } from './switch-list.tsx';

function areOn(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off';
  } catch {
    return true;
  }
}

/** Shortcuts of one key can be in the way of dictation and of other aids: they go off on the device that has those. */
export function SingleKeysPanel() {
  const [isOn, setIsOn] = useState(areOn);
  const change = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(singleKeysKey);
      else localStorage.setItem(singleKeysKey, 'off');
    } catch {
      // Where a browser keeps nothing the shortcuts stay on, and so does the switch.
      return;
    }
    setIsOn(next);
    // The browser tells other tabs by itself.
    window.dispatchEvent(new StorageEvent('storage', { key: singleKeysKey }));
  };
  return (
    <Panel title="Keyboard" lead="Kept on this device, in force at once.">
      <SwitchRow
        label="Single-key shortcuts"
        text="Keys such as / and ? without Ctrl or Cmd. Press ? on any page for the list."
        checked={isOn}
        onChange={change}
      />
    </Panel>
  );
}

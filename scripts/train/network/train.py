"""
Trains the network (src/engine/analyse/network) on what inputFiles.ts wrote into a folder, and writes network.json and
network.bin there, which packNetwork.ts reads. On one thread and with one seed it gives the same on the same machine.

    python3 train.py FOLDER
"""

import collections
import json
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn

WORD, PLACE, UNIT, QUERY = 48, 8, 64, 48
LABELS, AFFIXES, SOUNDS, MEANINGS, WIDER, PLACES, TENSES, FLAGS, COSTS = 28, 4096, 16384, 512, 129, 39, 16, 16, 10
EPOCHS, BATCH, RATE = 4, 64, 3e-3
# A form is known if it stands so often in the sentences; so many of all words are taken for unknown ones while learning.
KNOWN_FROM, FORGOTTEN = 8, 0.2
DROPPED = 0.3
# Of so many words the sounds are not told apart while learning, so that what is known of their states counts too.
MUTED = 0.3
# Longer sentences are rare and slow.
LONGEST = 120
# As in network.ts.
MOST_COST = 12.0
COST_STEPS = 144
SEED = 1

COLUMNS = {
    'length': 'u2', 'form': 'i4', 'affixes': 'u2', 'labelCosts': 'u1', 'meaning': 'u2', 'widerMeaning': 'u2',
    'flags': 'u2', 'place': 'u1', 'states': 'u1', 'label': 'u1', 'sound': 'u2', 'stateMeaning': 'u2',
    'stateWiderMeaning': 'u2', 'tense': 'u1', 'stateFlags': 'u2', 'stateCost': 'u1', 'meant': 'u1', 'cost': 'f4',
}


def bits(flags):
    return ((flags[:, None] >> np.arange(FLAGS)) & 1).astype(np.float32)


class Sentences:
    """The columns, with where the words of each sentence and the states of each word begin."""

    def __init__(self, folder):
        for name, kind in COLUMNS.items():
            setattr(self, name, np.fromfile(os.path.join(folder, name), dtype='<' + kind))
        self.length = self.length.astype(np.int64)
        self.states = self.states.astype(np.int64)
        self.affixes = self.affixes.reshape(len(self.form), -1)
        self.labelCosts = self.labelCosts.reshape(len(self.form), -1).astype(np.float32) / COST_STEPS
        self.first_word = np.concatenate([[0], np.cumsum(self.length)])
        self.first_state = np.concatenate([[0], np.cumsum(self.states)])
        word = np.repeat(np.arange(len(self.states)), self.states)
        cost = np.minimum(self.cost, MOST_COST)
        self.cost = cost - np.minimum.reduceat(cost, self.first_state[:-1])[word]
        belief = np.exp(-self.cost)
        belief /= np.bincount(word, belief, len(self.states))[word]
        self.beliefs = np.zeros((len(self.states), LABELS), np.float32)
        np.add.at(self.beliefs, (word, self.label), belief)

    def know(self, forms):
        at = np.minimum(np.searchsorted(forms, self.form), len(forms) - 1)
        self.known = np.where(forms[at] == self.form, at + 1, 0)

    def batch(self, chosen):
        lengths = self.length[chosen]
        longest = lengths.max()
        size = len(chosen) * longest
        words = np.concatenate([np.arange(self.first_word[at], self.first_word[at + 1]) for at in chosen])
        places = np.concatenate([row * longest + np.arange(length) for row, length in enumerate(lengths)])
        states = np.concatenate(
            [np.arange(self.first_state[self.first_word[at]], self.first_state[self.first_word[at + 1]]) for at in chosen]
        )

        def padded(values):
            all_values = np.zeros((size,) + values.shape[1:], values.dtype)
            all_values[places] = values
            return torch.from_numpy(all_values)

        def numbers(values):
            return torch.from_numpy(values.astype(np.int64))

        return {
            'lengths': torch.from_numpy(lengths), 'shape': (len(chosen), longest), 'words': len(words),
            'known': padded(self.known[words]), 'affixes': padded(self.affixes[words].astype(np.int64)),
            'label_costs': padded(self.labelCosts[words]), 'meaning': padded(self.meaning[words].astype(np.int64)),
            'wider': padded(self.widerMeaning[words].astype(np.int64)), 'flags': padded(bits(self.flags[words])),
            'place': padded(self.place[words].astype(np.int64)), 'beliefs': padded(self.beliefs[words]),
            'word': numbers(np.repeat(places, self.states[words])), 'label': numbers(self.label[states]),
            'sound': numbers(self.sound[states]), 'state_meaning': numbers(self.stateMeaning[states]),
            'state_wider': numbers(self.stateWiderMeaning[states]), 'tense': numbers(self.tense[states]),
            'state_cost': numbers(self.stateCost[states]), 'state_flags': torch.from_numpy(bits(self.stateFlags[states])),
            'meant': torch.from_numpy(self.meant[states].astype(np.float32)),
            'cost': torch.from_numpy(self.cost[states].astype(np.float32)),
        }


class Network(nn.Module):
    def __init__(self, forms):
        super().__init__()
        # The first row stands for all forms that are not known.
        self.form = nn.Embedding(forms + 1, WORD)
        self.affix = nn.EmbeddingBag(AFFIXES, WORD, mode='sum')
        self.label_costs = nn.Linear(LABELS, WORD)
        self.meaning = nn.Embedding(MEANINGS, WORD)
        self.wider = nn.Embedding(WIDER, WORD)
        self.flags = nn.Linear(FLAGS, WORD, bias=False)
        self.dense = nn.Linear(WORD, WORD)
        self.place = nn.Embedding(PLACES, PLACE)
        self.units = nn.GRU(WORD + PLACE + LABELS, UNIT, bidirectional=True, batch_first=True)
        # The last row is how far the field is trusted.
        self.query = nn.Linear(2 * UNIT + WORD, QUERY + 1)
        self.state_label = nn.Embedding(LABELS, QUERY)
        self.sound = nn.Embedding(SOUNDS, QUERY)
        self.state_meaning = nn.Embedding(MEANINGS, QUERY)
        self.state_wider = nn.Embedding(WIDER, QUERY)
        self.tense = nn.Embedding(TENSES, QUERY)
        self.state_flags = nn.Linear(FLAGS, QUERY)
        self.state_cost = nn.Embedding(COSTS, QUERY)
        self.score = nn.Linear(QUERY, 1, bias=False)
        for table in (self.form, self.affix, self.meaning, self.wider, self.state_meaning, self.state_wider):
            nn.init.normal_(table.weight, 0, 0.05)
        # What is never seen stays nothing, and packs well.
        nn.init.zeros_(self.sound.weight)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, batch):
        known = batch['known']
        if self.training:
            known = torch.where(torch.rand(known.shape) < FORGOTTEN, torch.zeros_like(known), known)
        word = (
            self.form(known) + self.affix(batch['affixes']) + self.label_costs(batch['label_costs'])
            + self.meaning(batch['meaning']) + self.wider(batch['wider']) + self.flags(batch['flags'])
        )
        word = self.drop(torch.relu(self.dense(torch.relu(word))))
        given = torch.cat([word, self.place(batch['place']), batch['beliefs']], -1).view(*batch['shape'], -1)
        packed = nn.utils.rnn.pack_padded_sequence(given, batch['lengths'], batch_first=True, enforce_sorted=False)
        outputs, _ = nn.utils.rnn.pad_packed_sequence(
            self.units(packed)[0], batch_first=True, total_length=batch['shape'][1]
        )
        query = self.query(torch.cat([self.drop(outputs).reshape(len(word), -1), word], -1))
        query = torch.cat([self.drop(query[:, :QUERY]), query[:, QUERY:]], -1)[batch['word']]
        heard = (batch['sound'] > 0).float()
        if self.training:
            heard = heard * (torch.rand(len(word)) >= MUTED).float()[batch['word']]
        state = torch.tanh(
            self.state_label(batch['label']) + self.sound(batch['sound']) * heard[:, None]
            + self.state_meaning(batch['state_meaning']) + self.state_wider(batch['state_wider'])
            + self.tense(batch['tense']) + self.state_flags(batch['state_flags'])
            + self.state_cost(batch['state_cost'])
        )
        trust = 2 * torch.sigmoid(query[:, QUERY])
        return (query[:, :QUERY] * state).sum(-1) + self.score(state).squeeze(-1) - trust * batch['cost']


def loss_of(scores, batch):
    """The sum over the words of the negative logarithm of the chance of what was meant."""
    words = batch['shape'][0] * batch['shape'][1]
    most = torch.full((words,), -1e9).scatter_reduce(0, batch['word'], scores.detach(), 'amax')
    chance = torch.exp(scores - most[batch['word']])
    of_all = torch.zeros(words).index_add(0, batch['word'], chance)
    of_meant = torch.zeros(words).index_add(0, batch['word'], chance * batch['meant'])
    some = of_all > 0
    return (torch.log(of_all[some]) - torch.log(of_meant[some] + 1e-9)).sum()


def train(network, sentences):
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    chosen = [at for at in range(len(sentences.length)) if sentences.length[at] <= LONGEST]
    batches = (len(chosen) + BATCH - 1) // BATCH
    step, start = 0, time.time()
    for epoch in range(EPOCHS):
        # Sentences of nearly the same length stand in one batch.
        order = sorted(chosen, key=lambda at: sentences.length[at] + 3 * random.random())
        parts = [order[at * BATCH:(at + 1) * BATCH] for at in range(batches)]
        random.shuffle(parts)
        total, words = 0.0, 0
        for part in parts:
            rate = RATE * min(1, (step + 1) / 200) * (1 - step / (EPOCHS * batches)) + 1e-5
            for group in optimiser.param_groups:
                group['lr'] = rate
            batch = sentences.batch(np.array(part))
            optimiser.zero_grad()
            loss = loss_of(network(batch), batch)
            (loss / batch['words']).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            step, total, words = step + 1, total + loss.item(), words + batch['words']
        print(f'Epoch {epoch + 1}: {total / words:.4f} nats a word, {time.time() - start:.0f} s.', flush=True)


def write(network, forms, folder):
    values = {name: value.detach().numpy().astype(np.float32) for name, value in network.state_dict().items()}
    tables = {
        'form': values['form.weight'], 'affix': values['affix.weight'], 'labelCosts': values['label_costs.weight'],
        'meaning': values['meaning.weight'], 'widerMeaning': values['wider.weight'], 'flags': values['flags.weight'],
        'wordBias': values['label_costs.bias'], 'dense': values['dense.weight'], 'denseBias': values['dense.bias'],
        'place': values['place.weight'], 'stateLabel': values['state_label.weight'], 'stateSound': values['sound.weight'],
        'stateMeaning': values['state_meaning.weight'], 'stateWiderMeaning': values['state_wider.weight'],
        'stateTense': values['tense.weight'], 'stateFlags': values['state_flags.weight'],
        'stateCost': values['state_cost.weight'], 'stateBias': values['state_flags.bias'], 'stateScore': values['score.weight'],
    }
    for name, suffix in (('forward', ''), ('backward', '_reverse')):
        given = values['units.weight_ih_l0' + suffix]
        bias, recurrent = values['units.bias_ih_l0' + suffix].copy(), values['units.bias_hh_l0' + suffix]
        # What is added to a gate before and after the product is one number, but for the candidate, which is reset between.
        bias[:2 * UNIT] += recurrent[:2 * UNIT]
        tables[name + 'Word'] = given[:, :WORD]
        tables[name + 'Place'] = given[:, WORD:WORD + PLACE]
        tables[name + 'Belief'] = given[:, WORD + PLACE:]
        tables[name + 'Bias'] = bias
        tables[name + 'Unit'] = values['units.weight_hh_l0' + suffix]
        tables[name + 'UnitBias'] = recurrent[2 * UNIT:]
    # The kernel takes four rows at a time.
    rows = ((0, -(QUERY + 1) % 4), (0, 0))
    query = np.pad(values['query.weight'], rows)
    tables['queryUnits'], tables['queryWord'] = query[:, :2 * UNIT], query[:, 2 * UNIT:]
    tables['queryBias'] = np.pad(values['query.bias'][:, None], rows)
    described, numbers, offset = {}, [], 0
    for name, table in tables.items():
        table = np.ascontiguousarray(table.reshape(len(table), -1))
        described[name] = {'offset': offset, 'rows': table.shape[0], 'columns': table.shape[1]}
        numbers.append(table.ravel())
        offset += table.size
    np.concatenate(numbers).astype('<f4').tofile(os.path.join(folder, 'network.bin'))
    shape = {'word': WORD, 'place': PLACE, 'unit': UNIT, 'query': QUERY}
    with open(os.path.join(folder, 'network.json'), 'w') as file:
        json.dump({'shape': shape, 'forms': forms.tolist(), 'tables': described}, file)


def main(folder):
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    random.seed(SEED)
    sentences = Sentences(folder)
    counts = collections.Counter(sentences.form.tolist())
    forms = np.array(sorted(form for form, count in counts.items() if count >= KNOWN_FROM), dtype=np.int32)
    sentences.know(forms)
    network = Network(len(forms))
    print(f'{len(sentences.length)} sentences, {len(sentences.form)} words, {len(forms)} known forms.', flush=True)
    train(network, sentences)
    write(network, forms, folder)


if __name__ == '__main__':
    main(sys.argv[1])
